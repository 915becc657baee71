const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface ReplyDue {
  readonly late: boolean;
  /** For example "Reply due in 5 h" or "Overdue by 2 h". */
  readonly label: string;
}

/** Time left of the hours within which the studio promises a reply; null when no reply is due. */
export function replyDue(dueAt: string | null, now: Date): ReplyDue | null {
  if (dueAt === null) return null;
  const left = Date.parse(dueAt) - now.getTime();
  return left < 0
    ? { late: true, label: `Overdue by ${formatDuration(-left)}` }
    : { late: false, label: `Reply due in ${formatDuration(left)}` };
}

/** Whole units, rounded down, so that the remaining time is never overstated. */
function formatDuration(ms: number): string {
  if (ms < HOUR_MS) return `${String(Math.floor(ms / MINUTE_MS))} min`;
  if (ms < 2 * DAY_MS) return `${String(Math.floor(ms / HOUR_MS))} h`;
  return `${String(Math.floor(ms / DAY_MS))} days`;
}
