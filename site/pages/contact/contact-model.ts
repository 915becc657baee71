import { trimText } from "#supabase/data/sanitize-text.ts";
import type { NewInquiry } from "#supabase/data/inquiries.ts";
import * as limits from "#supabase/data/limits.ts";
import type { SpamSignal } from "#supabase/data/limits.ts";
import { countCharacters } from "#supabase/data/post-rules.ts";
import { contactProblems } from "#site/content/contact.ts";

/** The form's values: the inquiry and the honeypot field. */
export interface ContactValues extends NewInquiry {
  readonly website: string;
}

export const emptyContact: ContactValues = {
  name: "",
  email: "",
  phone: "",
  subject: "",
  message: "",
  service_interest: "",
  project_type: "",
  budget_range: "",
  timeline: "",
  website: "",
};

/** Minimum time to fill in the form; faster submissions are treated as spam. */
const MIN_FILL_TIME_MS = 3000;

const maxima = {
  name: limits.INQUIRY_NAME_MAX,
  email: limits.EMAIL_MAX,
  phone: limits.PHONE_MAX,
  subject: limits.SUBJECT_MAX,
  message: limits.MESSAGE_MAX,
} as const;

const missing = {
  name: contactProblems.name,
  email: contactProblems.email,
  message: contactProblems.message,
} as const;

const addressPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Validates a field: the error message, or true if valid. */
export function checkContact(field: keyof typeof maxima, value: string): true | string {
  const text = value.trim();
  if (text === "" && field in missing) return missing[field as keyof typeof missing];
  if (countCharacters(trimText(value)) > maxima[field])
    return contactProblems.tooLong(maxima[field]);
  if (field === "email" && !addressPattern.test(text)) return contactProblems.emailFormat;
  return true;
}

/** The inquiry to send, with trimmed values. */
export function toInquiry(values: ContactValues): NewInquiry {
  return {
    name: trimText(values.name),
    email: values.email.trim(),
    phone: trimText(values.phone),
    subject: trimText(values.subject),
    message: trimText(values.message),
    service_interest: values.service_interest,
    project_type: values.project_type,
    budget_range: values.budget_range,
    timeline: values.timeline,
  };
}

/** The reason to treat a message as spam; null if there is none. */
export function spamSignal(values: ContactValues, filledInMs: number): SpamSignal | null {
  if (values.website !== "") return "honeypot";
  return filledInMs < MIN_FILL_TIME_MS ? "too-fast" : null;
}
