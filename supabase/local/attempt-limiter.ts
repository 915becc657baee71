export interface AttemptLimiter {
  /** Counts an attempt. Null when it may go on, else the milliseconds to wait. */
  take(key: string): number | null;
  /** Takes the latest attempt back: it failed for a reason that is not the caller's. */
  giveBack(key: string): void;
  forget(key: string): void;
}

const SWEEP_AT = 1000;

/** At most `limit` attempts of a key within any span of `windowMs`. Held in memory. */
export function createAttemptLimiter(
  limit: number,
  windowMs: number,
  now: () => number = Date.now,
): AttemptLimiter {
  const attempts = new Map<string, number[]>();

  function recent(key: string): number[] {
    return (attempts.get(key) ?? []).filter((time) => time > now() - windowMs);
  }

  function sweep() {
    for (const key of attempts.keys()) if (recent(key).length === 0) attempts.delete(key);
  }

  return {
    take(key) {
      if (attempts.size >= SWEEP_AT) sweep();
      const times = recent(key);
      const [oldest] = times;
      if (oldest !== undefined && times.length >= limit) return oldest + windowMs - now();
      attempts.set(key, [...times, now()]);
      return null;
    },
    giveBack(key) {
      attempts.set(key, recent(key).slice(0, -1));
    },
    forget(key) {
      attempts.delete(key);
    },
  };
}
