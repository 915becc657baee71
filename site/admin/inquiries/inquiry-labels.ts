import type { InquiryStatus, SpamSignal } from "#supabase/data/limits.ts";
import {
  contactBudgetLabels,
  contactLabels,
  projectTypeLabels,
  serviceInterestLabels,
  timelineLabels,
} from "#site/content/contact.ts";

export const STATUS_LABELS: Record<InquiryStatus, string> = {
  new: "New",
  contacted: "Contacted",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
};

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
  return signal === null ? "" : labelOf(SPAM_REASONS, signal);
}

interface Answers {
  readonly service_interest: string;
  readonly project_type: string;
  readonly budget_range: string;
  readonly timeline: string;
}

/** The four choices of the contact form with their visible labels; empty ones are omitted. */
export function answersInWords(answers: Answers): { term: string; answer: string }[] {
  return [
    {
      term: contactLabels.service_interest,
      answer: labelOf(serviceInterestLabels, answers.service_interest),
    },
    { term: contactLabels.project_type, answer: labelOf(projectTypeLabels, answers.project_type) },
    {
      term: contactLabels.budget_range,
      answer: labelOf(contactBudgetLabels, answers.budget_range),
    },
    { term: contactLabels.timeline, answer: labelOf(timelineLabels, answers.timeline) },
  ].filter(({ answer }) => answer !== "");
}

/** The label of a value; an unknown value is returned unchanged. */
function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}
