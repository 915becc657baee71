import { useRef } from "react";
import type { UseFormRegister } from "react-hook-form";
import { paths } from "#site/config/paths.ts";
import { TURNSTILE_SITE_KEY } from "#site/config/turnstile.ts";
import { contactForm } from "#site/content/contact.ts";
import styles from "./contact-form.module.css";
import { TurnstileField } from "./turnstile/turnstile-field.tsx";
import type { ContactValues } from "./contact-model.ts";
import { Confirmation } from "./confirmation.tsx";
import { FormNotices } from "./form-notices.tsx";
import { OptionalFields } from "./optional-fields.tsx";
import { NamedProjectLine } from "./named-project-line.tsx";
import type { ProjectInUrl } from "./project-in-url.ts";
import { FormTextareaField, FormTextField } from "./text-fields.tsx";
import { UnsentNotice } from "./unsent-notice.tsx";
import { useContactForm } from "./use-contact-form.ts";

interface ContactFormProps {
  readonly replyWithinHours: string;
  /** Address of the studio's online calendar; empty for none. */
  readonly bookingUrl: string;
  readonly projectInUrl: ProjectInUrl;
}

/**
 * An island in plain React with a CSS module: prerendered as part of the contact page and hydrated without
 * Chakra, router and query cache. Sets its ids itself, because React generates different ones for the page
 * and the island.
 */
export function ContactForm({ replyWithinHours, bookingUrl, projectInUrl }: ContactFormProps) {
  const { form, optionalRef, files, checkRef, isSending, sent, dismissSent, ...rest } =
    useContactForm(replyWithinHours, projectInUrl.slug);
  const required = useRef<HTMLParagraphElement>(null);
  const { namedProject, notice, dismissNotice, submit } = rest;
  const removeProject = () => {
    projectInUrl.remove();
    // The focused button disappears. A field would open the keyboard of phones.
    required.current?.focus();
  };
  return (
    <div className={styles["stack"]}>
      {sent !== null && <Confirmation {...sent} bookingUrl={bookingUrl} onDismiss={dismissSent} />}
      <form
        hidden={sent !== null}
        noValidate
        // Outside of a <dialog> this method submits nowhere, in case the script is missing.
        method="dialog"
        onSubmit={(event) => void submit(event)}
        aria-label={contactForm.heading}
      >
        <fieldset disabled={isSending} className={styles["fields"]}>
          <NamedProjectLine project={namedProject} onRemove={removeProject} />
          <p ref={required} tabIndex={-1} className={styles["caption"]}>
            {contactForm.required}
          </p>
          <div className={styles["columns"]}>
            <FormTextField form={form} name="name" required autoComplete="name" />
            <FormTextField
              form={form}
              name="email"
              required
              type="email"
              inputMode="email"
              autoComplete="email"
            />
          </div>
          <FormTextareaField
            form={form}
            name="message"
            required
            rows={8}
            help={contactForm.messageHelp}
          />
          <OptionalFields ref={optionalRef} form={form} uploads={files.uploads} />
          <SpamTrap register={form.register} />
          <UnsentNotice />
          {TURNSTILE_SITE_KEY && (
            <TurnstileField siteKey={TURNSTILE_SITE_KEY} checkRef={checkRef} />
          )}
          <div>
            <button type="submit" className={styles["button"]}>
              {isSending ? contactForm.sending : contactForm.submit}
            </button>
            <p className={`${styles["caption"]} ${styles["privacy"]}`}>
              {`${contactForm.privacy} `}
              <a href={paths.privacyPolicy} className={`${styles["link"]} ${styles["underlined"]}`}>
                {contactForm.privacyLink}
              </a>
              .
            </p>
          </div>
        </fieldset>
      </form>
      <FormNotices notice={notice} onGone={dismissNotice} />
    </div>
  );
}

/** A honeypot: visitors neither see nor focus this field, but bots fill it in. */
function SpamTrap({ register }: { readonly register: UseFormRegister<ContactValues> }) {
  return (
    <div className={styles["trap"]} aria-hidden="true">
      <label>
        Website
        <input tabIndex={-1} autoComplete="off" {...register("website")} />
      </label>
    </div>
  );
}
