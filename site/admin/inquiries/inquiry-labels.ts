import { SPAM_SIGNALS } from "#supabase/data/limits.ts";
import type { InquiryStatus, SpamSignal } from "#supabase/data/limits.ts";
import { labelledValues } from "#site/schemas/columns.ts";
import type { ColumnName } from "#site/schemas/entity.ts";
import { inquirySchema } from "#site/schemas/inquiry.ts";

/** Labels of the statuses. */
export const STATUS_LABELS: Record<InquiryStatus, string> = {
  new: "New",
  contacted: "Contacted",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
};

/** Colour palettes of the statuses' badges. */
export const STATUS_PALETTES: Record<InquiryStatus, "clay" | "sage" | "gray"> = {
  new: "clay",
  contacted: "sage",
  won: "sage",
  lost: "gray",
  spam: "gray",
};

const SPAM_REASONS: Record<SpamSignal, string> = {
  honeypot: "A field that people do not see was filled in.",
  "too-fast": "It was sent faster than people type.",
};

/** Why an inquiry was classified as spam; '' when it was not. */
export function spamReason(signal: string | null): string {
  const known = SPAM_SIGNALS.find((each) => each === signal);
  return known === undefined ? (signal ?? "") : SPAM_REASONS[known];
}

type Answers = Partial<Readonly<Record<ColumnName<typeof inquirySchema>, unknown>>>;

/**
 * The answers without a CSV column of their own, such as the choices, with their visible labels; empty ones are
 * omitted.
 */
export function labelledAnswers(answers: Answers): { label: string; value: string }[] {
  return labelledValues(inquirySchema, answers);
}
