export interface DayLabel {
  /** For machines: 2026-03-09 */
  readonly iso: string;
  /** For readers: March 9, 2026 */
  readonly text: string;
}

/** The day of a moment as the reader's own calendar has it. */
export function dayLabel(moment: Date): DayLabel {
  return {
    // Swedes write days as machines do.
    iso: moment.toLocaleDateString("sv"),
    text: moment.toLocaleDateString("en-US", { dateStyle: "long" }),
  };
}

/** "March 9, 2026" of "2026-03-09", whatever the clock of the reader says. */
export function dayText(iso: string): string {
  return dayLabel(new Date(`${iso}T12:00:00`)).text;
}
