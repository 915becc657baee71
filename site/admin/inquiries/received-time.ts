const WHOLE = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});
const CLOCK = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** Weekday, date and time in the local time zone: "Monday, 3 March 2025, 14:05". */
export function fullTime(moment: Date): string {
  return `${WHOLE.format(moment).replace(/^(\p{L}+) /u, "$1, ")}, ${CLOCK.format(moment)}`;
}
