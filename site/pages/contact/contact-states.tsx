import { contactForm, contactProblems, contactToasts } from "#site/content/contact.ts";
import { ErrorFallback } from "#site/ui/error-boundary.tsx";
import { TextareaField, TextField } from "#site/ui/fields.tsx";
import { Confirmation } from "./confirmation.tsx";
import { ContactForm } from "./contact-form.tsx";
import { emptyContact } from "./contact-model.ts";
import { FormNotices } from "./form-notices.tsx";

const nothing = () => undefined;
const { failed } = contactToasts;

/** The form with all of its states, from which the build extracts the island's styles. */
export function ContactStates() {
  const field = { label: contactForm.heading, error: contactProblems.name, required: true };
  const failure = { type: "error", title: failed.title, description: failed.fallback } as const;
  return (
    <>
      <ContactForm />
      <TextField {...field} />
      <TextareaField {...field} resize="vertical" />
      <Confirmation sent={emptyContact} onDismiss={nothing} />
      <FormNotices notice={failure} onGone={nothing} />
      <ErrorFallback isPart error={new Error(failed.title)} homeHref={null} onRetry={nothing} />
    </>
  );
}
