import * as v from "valibot";
import type { NewInquiry } from "#supabase/data/inquiries.ts";
import type { SpamSignal } from "#supabase/data/limits.ts";
import { columnsFromValues } from "#site/schemas/columns.ts";
import { fieldsOf } from "#site/schemas/entity.ts";
import { rulesOf } from "#site/schemas/form.ts";
import { text } from "#site/schemas/field.ts";
import { inquirySchema } from "#site/schemas/inquiry.ts";

/** The form: the inquiry and the honeypot field. */
export const contactSchema = v.object({ ...inquirySchema.entries, website: text });
export type ContactValues = v.InferOutput<typeof contactSchema>;

/** Default values of the form. */
export const emptyContact: ContactValues = v.getDefaults(contactSchema);

const rules = rulesOf(contactSchema);

/** The fields that may stay empty. The form hides them until the visitor asks for them. */
export const optionalFields = fieldsOf(inquirySchema)
  .map(({ name }) => name)
  .filter((name) => v.is(inquirySchema.entries[name], ""));

/** Validates a text: the error message, or true if valid. */
export function checkContact(
  field: "name" | "email" | "phone" | "subject" | "message",
  value: string,
): true | string {
  return rules[field](value);
}

/** The inquiry to send, with trimmed values. */
export function toInquiry(values: ContactValues): NewInquiry {
  return columnsFromValues(inquirySchema, values);
}

/** Minimum time to fill in the form; faster submissions are treated as spam. */
const MIN_FILL_TIME_MS = 3000;

/** The reason to treat a message as spam; null if there is none. */
export function spamSignal(values: ContactValues, filledInMs: number): SpamSignal | null {
  if (values.website !== "") return "honeypot";
  return filledInMs < MIN_FILL_TIME_MS ? "too-fast" : null;
}
