/** Periods of the statistics, by their name in the address. `days` is null for all inquiries. */
export const PERIODS = {
  "30-days": { label: "Last 30 days", days: 30 },
  "90-days": { label: "Last 90 days", days: 90 },
  "12-months": { label: "Last 12 months", days: 365 },
  all: { label: "All time", days: null },
} as const;
export type Period = keyof typeof PERIODS;

const DEFAULT_PERIOD: Period = "12-months";

/** The period with this name; the default one for any other text. */
export function periodOf(name: string | null): Period {
  return name !== null && Object.hasOwn(PERIODS, name) ? (name as Period) : DEFAULT_PERIOD;
}

const DAY_MS = 86_400_000;

/** Beginning of a period; null for all inquiries. */
export function startOf(period: Period, now: Date): Date | null {
  const { days } = PERIODS[period];
  return days === null ? null : new Date(now.getTime() - days * DAY_MS);
}
