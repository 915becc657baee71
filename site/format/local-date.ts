import { locale } from "#site/config/locale.ts";

interface DayLabel {
  /** ISO 8601: 2026-03-09 */
  readonly iso: string;
  /** Text: March 9, 2026 */
  readonly text: string;
}

/** The date of a moment in the local time zone. */
export function dayLabel(moment: Date): DayLabel {
  return {
    // The Swedish locale formats dates as ISO 8601.
    iso: moment.toLocaleDateString("sv"),
    text: moment.toLocaleDateString(locale.tag, { dateStyle: "long" }),
  };
}

/** "March 9, 2026" for "2026-03-09", in any time zone. */
export function dayText(iso: string): string {
  return dayLabel(new Date(`${iso}T12:00:00`)).text;
}
