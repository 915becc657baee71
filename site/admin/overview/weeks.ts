import { dayOfMonth } from "#site/format/time.ts";

/** Number of weeks in the chart, the current one included. */
export const WEEKS = 12;

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Start of the first week of the chart: Monday, midnight in the local time zone. */
export function firstMonday(now: Date): Date {
  const monday = currentMonday(now);
  monday.setDate(monday.getDate() - 7 * (WEEKS - 1));
  return monday;
}

/**
 * Time from which the server counts the weeks, each of them 168 hours. The current one begins with the local Monday; those
 * before a change of the clock begin an hour earlier or later.
 */
export function startOfCounting(now: Date): Date {
  return new Date(currentMonday(now).getTime() - (WEEKS - 1) * WEEK_MS);
}

function currentMonday(now: Date): Date {
  const monday = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7));
  return monday;
}

/** Monday of a week, counted from 0, for example "12 Oct". */
export function weekLabel(start: Date, week: number): string {
  const monday = new Date(start);
  monday.setDate(monday.getDate() + 7 * week);
  return dayOfMonth(monday);
}
