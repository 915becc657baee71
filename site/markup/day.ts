/** Days are told in one time zone, so that server and visitor write the same date. */
const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** An ISO 8601 instant as "May 14, 2024"; '' when it is none. */
export function formatDay(instant: string): string {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? "" : longDay.format(time);
}
