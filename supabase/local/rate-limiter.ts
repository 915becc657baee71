export interface RateLimiter {
  /** Counts an attempt. Null when it is allowed, else the milliseconds to wait. */
  take(key: string): number | null;
  /** Removes the latest attempt: it failed for a reason that is not the caller's. */
  giveBack(key: string): void;
  forget(key: string): void;
  /** Whether the next attempt would be refused. */
  isFull(key: string): boolean;
}

/** At most `limit` attempts of a key within any span of `windowMs`. Stored in memory. Keys are ordered
 * by their latest attempt, so that every attempt removes expired keys from the front in amortized
 * constant time. Own code: it serves the local backend alone, in memory, with a clock that tests set. */
export function createRateLimiter(
  limit: number,
  windowMs: number,
  now: () => number = Date.now,
): RateLimiter {
  const attempts = new Map<string, readonly number[]>();

  function recent(key: string): readonly number[] {
    return (attempts.get(key) ?? []).filter((time) => time > now() - windowMs);
  }

  function removeExpired() {
    for (const [key, times] of attempts) {
      if ((times.at(-1) ?? 0) > now() - windowMs) return;
      attempts.delete(key);
    }
  }

  return {
    take(key) {
      removeExpired();
      const times = recent(key);
      const [oldest] = times;
      if (oldest !== undefined && times.length >= limit) return oldest + windowMs - now();
      attempts.delete(key);
      attempts.set(key, [...times, now()]);
      return null;
    },
    giveBack(key) {
      const times = recent(key).slice(0, -1);
      if (times.length === 0) attempts.delete(key);
      else attempts.set(key, times);
    },
    forget(key) {
      attempts.delete(key);
    },
    isFull: (key) => recent(key).length >= limit,
  };
}
