const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface ReplyDue {
  readonly late: boolean;
  /** "Reply due in 5 h", "Overdue by 2 h". */
  readonly words: string;
}

/** How much is left of the 24 hours that the contact form promises; null when nobody waits. */
export function replyDue(dueAt: string | null, now: Date): ReplyDue | null {
  if (dueAt === null) return null;
  const left = Date.parse(dueAt) - now.getTime();
  return left < 0
    ? { late: true, words: `Overdue by ${span(-left)}` }
    : { late: false, words: `Reply due in ${span(left)}` };
}

/** Whole units, rounded down: a promise must not look longer than it is. */
function span(ms: number): string {
  if (ms < HOUR_MS) return `${String(Math.floor(ms / MINUTE_MS))} min`;
  if (ms < 2 * DAY_MS) return `${String(Math.floor(ms / HOUR_MS))} h`;
  return `${String(Math.floor(ms / DAY_MS))} days`;
}
