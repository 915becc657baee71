import type { NewInquiry } from "#supabase/data/inquiries.ts";
import * as limits from "#supabase/data/limits.ts";
import type { SpamSignal } from "#supabase/data/limits.ts";
import { countCharacters } from "#supabase/data/post-rules.ts";
import { contactProblems } from "#site/content/contact.ts";

/** What stands in the form: the inquiry and the field that no person sees. */
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

/** Nobody fills the form faster; programs do. */
const LEAST_FILL_TIME_MS = 3000;

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

/** What is wrong with the text of a field, in words for the person; true when nothing is. */
export function checkContact(field: keyof typeof maxima, value: string): true | string {
  const text = value.trim();
  if (text === "" && field in missing) return missing[field as keyof typeof missing];
  if (countCharacters(text) > maxima[field]) return contactProblems.tooLong(maxima[field]);
  if (field === "email" && !addressPattern.test(text)) return contactProblems.emailFormat;
  return true;
}

/** The nine values that are sent, without blanks around what was typed. */
export function toInquiry(values: ContactValues): NewInquiry {
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    phone: values.phone.trim(),
    subject: values.subject.trim(),
    message: values.message.trim(),
    service_interest: values.service_interest,
    project_type: values.project_type,
    budget_range: values.budget_range,
    timeline: values.timeline,
  };
}

/** Why a message looks as if a program had sent it; null for a person's. */
export function spamSignal(values: ContactValues, filledInMs: number): SpamSignal | null {
  if (values.website !== "") return "honeypot";
  return filledInMs < LEAST_FILL_TIME_MS ? "too-fast" : null;
}
