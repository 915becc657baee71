import { TRASH_DAYS } from "#supabase/data/limits.ts";
import { counted } from "./number.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Days until the trash deletes a row, rounded up: 30 right after the deletion, 0 when due. Clamped
 * to 30 in case the server's clock is ahead.
 */
export function daysLeft(deletedAt: Date, now: Date): number {
  const left = deletedAt.getTime() + TRASH_DAYS * DAY_MS - now.getTime();
  return Math.min(TRASH_DAYS, Math.max(0, Math.ceil(left / DAY_MS)));
}

/** The same as a phrase, such as "1 day left". */
export function daysLeftPhrase(deletedAt: Date, now: Date): string {
  const days = daysLeft(deletedAt, now);
  if (days === 0) return "gone within a day";
  return `${counted(days, "day")} left`;
}
