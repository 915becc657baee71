import type { UseFormRegister } from "react-hook-form";
import { optionsOf } from "#site/schemas/form.ts";
import { paths } from "#site/config/paths.ts";
import {
  contactBudgetLabels,
  contactForm,
  contactLabels,
  projectTypeLabels,
  serviceInterestLabels,
  timelineLabels,
} from "#site/content/contact.ts";
import { SelectField, TextareaField, TextField } from "./contact-fields.tsx";
import styles from "./contact-form.module.css";
import { checkContact } from "./contact-model.ts";
import type { ContactValues } from "./contact-model.ts";
import { Confirmation } from "./confirmation.tsx";
import { FormNotices } from "./form-notices.tsx";
import { UnsentNotice } from "./unsent-notice.tsx";
import { useContactForm } from "./use-contact-form.ts";

type TextName = Parameters<typeof checkContact>[0];

/**
 * An island in plain React with a CSS module: prerendered as part of the contact page and hydrated without
 * Chakra, router and query cache. Sets its ids itself, because React generates different ones for the page
 * and the island.
 */
export function ContactForm() {
  const { form, isSending, sent, dismissSent, notice, dismissNotice, submit } = useContactForm();
  const { errors } = form.formState;
  const text = (name: TextName) => ({
    fieldId: fieldId(name),
    label: contactLabels[name],
    error: errors[name]?.message,
    ...form.register(name, { validate: (value) => checkContact(name, value) }),
  });
  return (
    <div className={styles["stack"]}>
      {sent !== null && <Confirmation sent={sent} onDismiss={dismissSent} />}
      <form
        noValidate
        // Outside of a <dialog> this method submits nowhere, in case the script is missing.
        method="dialog"
        onSubmit={(event) => void submit(event)}
        aria-label={contactForm.heading}
      >
        <fieldset disabled={isSending} className={styles["fields"]}>
          <p className={styles["caption"]}>{contactForm.required}</p>
          <div className={styles["columns"]}>
            <TextField {...text("name")} required autoComplete="name" />
            <TextField
              {...text("email")}
              required
              type="email"
              inputMode="email"
              autoComplete="email"
            />
            <TextField {...text("phone")} type="tel" autoComplete="tel" />
            <TextField {...text("subject")} />
          </div>
          <Choices register={form.register} />
          <TextareaField {...text("message")} required rows={7} help={contactForm.messageHelp} />
          <SpamTrap register={form.register} />
          <UnsentNotice />
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

interface RegisterProps {
  readonly register: UseFormRegister<ContactValues>;
}

function Choices({ register }: RegisterProps) {
  return (
    <div className={styles["columns"]}>
      <SelectField
        fieldId={fieldId("service_interest")}
        label={contactLabels.service_interest}
        emptyLabel={contactForm.emptyChoice}
        options={optionsOf({ options: serviceInterestLabels })}
        {...register("service_interest")}
      />
      <SelectField
        fieldId={fieldId("project_type")}
        label={contactLabels.project_type}
        emptyLabel={contactForm.emptyChoice}
        options={optionsOf({ options: projectTypeLabels })}
        {...register("project_type")}
      />
      <SelectField
        fieldId={fieldId("budget_range")}
        label={contactLabels.budget_range}
        emptyLabel={contactForm.emptyChoice}
        options={optionsOf({ options: contactBudgetLabels })}
        {...register("budget_range")}
      />
      <SelectField
        fieldId={fieldId("timeline")}
        label={contactLabels.timeline}
        emptyLabel={contactForm.emptyChoice}
        options={optionsOf({ options: timelineLabels })}
        {...register("timeline")}
      />
    </div>
  );
}

/** A honeypot: visitors neither see nor focus this field, but bots fill it in. */
function SpamTrap({ register }: RegisterProps) {
  return (
    <div className={styles["trap"]} aria-hidden="true">
      <label>
        Website
        <input tabIndex={-1} autoComplete="off" {...register("website")} />
      </label>
    </div>
  );
}

function fieldId(name: keyof ContactValues): string {
  return `contact-${name}`;
}
