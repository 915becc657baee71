export interface DayLabel {
  /** For machines: 2026-03-09 */
  readonly iso: string;
  /** For readers: March 9, 2026 */
  readonly text: string;
}

/** The day of a moment as the reader's own calendar has it. */
export function dayLabel(moment: Date): DayLabel {
  const part = (value: number) => String(value).padStart(2, "0");
  return {
    iso: `${String(moment.getFullYear())}-${part(moment.getMonth() + 1)}-${part(moment.getDate())}`,
    text: moment.toLocaleDateString("en-US", { year: "numeric", month: "long", day: "numeric" }),
  };
}

/** "March 9, 2026" of "2026-03-09", whatever the clock of the reader says. */
export function dayText(iso: string): string {
  return dayLabel(new Date(`${iso}T12:00:00`)).text;
}
