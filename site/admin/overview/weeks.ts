import { dayOfMonth } from "#site/format/time.ts";

/** Number of weeks in the chart, the current one included. */
export const WEEKS = 12;

/** Start of the first week of the chart: Monday, midnight in the local time zone. */
export function firstMonday(now: Date): Date {
  const monday = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const sinceMonday = (monday.getDay() + 6) % 7;
  monday.setDate(monday.getDate() - sinceMonday - 7 * (WEEKS - 1));
  return monday;
}

/** Monday of a week, counted from 0, for example "12 Oct". */
export function weekLabel(start: Date, week: number): string {
  const monday = new Date(start);
  monday.setDate(monday.getDate() + 7 * week);
  return dayOfMonth(monday);
}
