import { locale } from "#site/config/locale.ts";

interface LocalDate {
  /** ISO 8601: 2026-03-09 */
  readonly iso: string;
  /** Text: March 9, 2026 */
  readonly text: string;
}

/** The date of a moment in the local time zone. */
export function localDate(moment: Date): LocalDate {
  return {
    // The Swedish locale formats dates as ISO 8601.
    iso: moment.toLocaleDateString("sv"),
    text: moment.toLocaleDateString(locale.tag, { dateStyle: "long" }),
  };
}

/** "March 9, 2026" for "2026-03-09", in any time zone. */
export function formatIsoDate(iso: string): string {
  return localDate(new Date(`${iso}T12:00:00`)).text;
}
