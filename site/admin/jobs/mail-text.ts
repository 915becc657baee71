import type { FailedMail, UnsentMailCounts } from "#supabase/data/unsent-mails.ts";
import { timePhrase } from "#site/format/time.ts";

/** "3 waiting, 1 to be tried again, 2 given up", without the numbers that are zero. */
export function mailCountsText({ waiting, retrying, given_up }: UnsentMailCounts): string {
  const parts = [
    [waiting, "waiting"],
    [retrying, "to be tried again"],
    [given_up, "given up"],
  ] as const;
  const present = parts.filter(([count]) => count > 0);
  if (present.length === 0) return "All mails were sent.";
  return present.map(([count, state]) => `${count} ${state}`).join(", ");
}

const KINDS: Readonly<Record<string, string>> = {
  "inquiry-notice": "Notice of an inquiry",
  "inquiry-digest": "Inquiries of a day",
  "inquiry-receipt": "Receipt",
  "inquiry-reply": "Reply",
  "inquiry-reminder": "Reminder of an inquiry",
  "inquiry-warning": "Warning of a due reply",
  invitation: "Invitation",
};

/** "Receipt to anna@example.com". */
export function mailTitle({ kind, recipient }: Pick<FailedMail, "kind" | "recipient">): string {
  return `${KINDS[kind] ?? "Mail"} to ${recipient}`;
}

/** "Attempt 3 failed; next at 14:05" or "Given up at 14:05 after 12 attempts". */
export function attemptsText(
  { attempts, due_at, failed_at }: Pick<FailedMail, "attempts" | "due_at" | "failed_at">,
  now = new Date(),
): string {
  if (failed_at !== null) {
    return `Given up ${timePhrase(new Date(failed_at), now)} after ${attempts} attempts`;
  }
  return `Attempt ${attempts} failed; next ${timePhrase(new Date(due_at), now)}`;
}
