const CLOCK = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });
const DAY_OF_YEAR = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
});

/** Formats a time: "14:05" today, "3 Mar, 14:05" on another day. */
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

/** "3 Mar", with the year unless it is the current one. */
function shortDay(date: Date, now = new Date()): string {
  const thisYear = date.getFullYear() === now.getFullYear();
  return (thisYear ? DAY : DAY_OF_YEAR).format(date);
}
