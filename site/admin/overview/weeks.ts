/** Weeks that the chart shows, the present one included. */
export const WEEKS = 12;

const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });

/** The Monday, at the reader's midnight, with which the first of the shown weeks begins. */
export function firstMonday(now: Date): Date {
  const monday = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const sinceMonday = (monday.getDay() + 6) % 7;
  monday.setDate(monday.getDate() - sinceMonday - 7 * (WEEKS - 1));
  return monday;
}

/** "12 Oct", the Monday of a week. */
export function weekLabel(start: Date, week: number): string {
  const monday = new Date(start);
  monday.setDate(monday.getDate() + 7 * week);
  return DAY.format(monday);
}
