import { locale } from "#site/config/locale.ts";

/** Formats dates in UTC, so that prerendered HTML and browsers show the same date. */
const longDay = new Intl.DateTimeFormat(locale.tag, { dateStyle: "long", timeZone: "UTC" });

/** Formats an ISO 8601 instant as "May 14, 2024"; "" if it is not valid. */
export function formatPublicDate(instant: string): string {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? "" : longDay.format(time);
}
