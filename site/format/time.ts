/*
 * Times in the dashboard, in the local time zone: day before month, 24 hours. The date style of pages is in
 * public-date.ts and local-date.ts.
 */

const CLOCK = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });
const DAY_OF_YEAR = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
});
const WHOLE_DAY = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** Formats a time: "14:05" today, "3 Mar, 14:05" on another day, with the year unless it is the current one. */
export function shortTime(date: Date, now = new Date()): string {
  const clock = CLOCK.format(date);
  if (date.toDateString() === now.toDateString()) return clock;
  return `${shortDay(date, now)}, ${clock}`;
}

/** Formats a time within a sentence: "at 14:05" today, "on 3 May at 14:05" on another day. */
export function timePhrase(date: Date, now = new Date()): string {
  const clock = CLOCK.format(date);
  if (date.toDateString() === now.toDateString()) return `at ${clock}`;
  return `on ${shortDay(date, now)} at ${clock}`;
}

/** Weekday, date and time: "Monday, 3 March 2025, 14:05". */
export function fullTime(date: Date): string {
  return `${WHOLE_DAY.format(date).replace(/^(\p{L}+) /u, "$1, ")}, ${CLOCK.format(date)}`;
}

/** "12 Oct", without the year. */
export function dayOfMonth(date: Date): string {
  return DAY.format(date);
}

/** City name of the local time zone: "Europe/Warsaw" becomes "Warsaw". */
export function timeZoneName(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;
}

/** "3 Mar", with the year unless it is the current one. For times whose hour does not matter. */
export function shortDay(date: Date, now = new Date()): string {
  const isThisYear = date.getFullYear() === now.getFullYear();
  return (isThisYear ? DAY : DAY_OF_YEAR).format(date);
}
