import { Box, Button, chakra, Link, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import type { UseFormRegister } from "react-hook-form";
import {
  CONTACT_BUDGETS,
  PROJECT_TYPES,
  SERVICE_INTERESTS,
  TIMELINES,
} from "#supabase/data/limits.ts";
import { paths } from "#site/config/paths.ts";
import {
  contactBudgetLabels,
  contactForm,
  contactLabels,
  projectTypeLabels,
  serviceInterestLabels,
  timelineLabels,
} from "#site/content/contact.ts";
import { SelectField, TextareaField, TextField } from "#site/ui/fields.tsx";
import { checkContact } from "./contact-model.ts";
import type { ContactValues } from "./contact-model.ts";
import { Confirmation } from "./confirmation.tsx";
import { FormNotices } from "./form-notices.tsx";
import { UnsentNotice } from "./unsent-notice.tsx";
import { useContactForm } from "./use-contact-form.ts";

type TextName = Parameters<typeof checkContact>[0];

/**
 * An island: prerendered as part of the contact page and hydrated without router, query cache and the rest
 * of the page. Sets its ids itself, because React generates different ones for the page and the island.
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
    <Stack gap="10">
      {sent !== null && <Confirmation sent={sent} onDismiss={dismissSent} />}
      <chakra.form
        noValidate
        // Outside of a <dialog> this method submits nowhere, in case the script is missing.
        method="dialog"
        onSubmit={(event) => void submit(event)}
        aria-label={contactForm.heading}
      >
        <Fields disabled={isSending}>
          <Text textStyle="caption" color="fg.muted">
            {contactForm.required}
          </Text>
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
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
          </SimpleGrid>
          <Choices register={form.register} />
          <TextareaField
            {...text("message")}
            required
            rows={7}
            resize="vertical"
            help={contactForm.messageHelp}
          />
          <SpamTrap register={form.register} />
          <UnsentNotice />
          <Box>
            <Button type="submit" size="lg">
              {isSending ? contactForm.sending : contactForm.submit}
            </Button>
            <Text textStyle="caption" color="fg.muted" marginBlockStart="4" maxWidth="34rem">
              {`${contactForm.privacy} `}
              <Link href={paths.privacyPolicy} variant="underline">
                {contactForm.privacyLink}
              </Link>
              .
            </Text>
          </Box>
        </Fields>
      </chakra.form>
      <FormNotices notice={notice} onGone={dismissNotice} />
    </Stack>
  );
}

/** Disabled while the request is pending: text typed meanwhile would be cleared with the sent message. */
const Fields = chakra("fieldset", {
  base: { display: "flex", flexDirection: "column", gap: "6", minWidth: "0" },
});

interface RegisterProps {
  readonly register: UseFormRegister<ContactValues>;
}

function Choices({ register }: RegisterProps) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
      <SelectField
        fieldId={fieldId("service_interest")}
        label={contactLabels.service_interest}
        emptyLabel={contactForm.emptyChoice}
        options={optionsOf(SERVICE_INTERESTS, serviceInterestLabels)}
        {...register("service_interest")}
      />
      <SelectField
        fieldId={fieldId("project_type")}
        label={contactLabels.project_type}
        emptyLabel={contactForm.emptyChoice}
        options={optionsOf(PROJECT_TYPES, projectTypeLabels)}
        {...register("project_type")}
      />
      <SelectField
        fieldId={fieldId("budget_range")}
        label={contactLabels.budget_range}
        emptyLabel={contactForm.emptyChoice}
        options={optionsOf(CONTACT_BUDGETS, contactBudgetLabels)}
        {...register("budget_range")}
      />
      <SelectField
        fieldId={fieldId("timeline")}
        label={contactLabels.timeline}
        emptyLabel={contactForm.emptyChoice}
        options={optionsOf(TIMELINES, timelineLabels)}
        {...register("timeline")}
      />
    </SimpleGrid>
  );
}

/** A honeypot: visitors neither see nor focus this field, but bots fill it in. */
function SpamTrap({ register }: RegisterProps) {
  return (
    <Box position="absolute" insetInlineStart="-9999px" aria-hidden="true">
      <label>
        Website
        <input tabIndex={-1} autoComplete="off" {...register("website")} />
      </label>
    </Box>
  );
}

function fieldId(name: keyof ContactValues): string {
  return `contact-${name}`;
}

function optionsOf<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
) {
  return values.map((value) => ({ value, label: labels[value] }));
}
