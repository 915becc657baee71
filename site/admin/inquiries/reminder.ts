import type { Inquiry } from "#supabase/data/inquiries.ts";

const FIRST_HOUR = 9;

/** The offered reminders: days from today, at 9:00 local time. */
export const REMINDER_CHOICES = [
  { value: "tomorrow", label: "Tomorrow 9:00", days: 1 },
  { value: "in-3-days", label: "In 3 days", days: 3 },
  { value: "next-week", label: "Next week", days: 7 },
] as const;
export type ReminderChoice = (typeof REMINDER_CHOICES)[number];

/** The time of an offered reminder, at 9:00 in the local time zone. */
export function reminderTime({ days }: Pick<ReminderChoice, "days">, now: Date): Date {
  const time = new Date(now);
  time.setDate(time.getDate() + days);
  time.setHours(FIRST_HOUR, 0, 0, 0);
  return time;
}

/** Validates the text of a datetime-local input: the time, or the message for the field. */
export function parseReminder(text: string, now: Date): Date | string {
  const time = new Date(text);
  if (text === "" || Number.isNaN(time.getTime())) return "Choose a date and a time.";
  return time > now ? time : "Choose a time to come.";
}

/** Whether the reminder of an open inquiry is due. It stays so until a member clears or changes it. */
export function isReminderDue(
  { remind_at, status }: Pick<Inquiry, "remind_at" | "status">,
  now: Date,
): boolean {
  if (remind_at === null || (status !== "new" && status !== "contacted")) return false;
  return Date.parse(remind_at) <= now.getTime();
}
