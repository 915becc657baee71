type Work<T> = () => Promise<T>;

/** Creates a concurrency limit: at most `max` calls run at once, and the rest are queued in order. An abort
 * signal rejects a queued call with the signal's reason. Own code, because p-limit cannot remove one queued call. */
export function createLimit(max: number) {
  let running = 0;
  const waiting = new Set<() => void>();

  const acquire = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        waiting.delete(begin);
        signal?.removeEventListener("abort", abort);
        running += 1;
        resolve();
      };
      const abort = () => {
        waiting.delete(begin);
        reject(signal?.reason as Error);
      };
      if (signal?.aborted === true) abort();
      else if (running < max) begin();
      else {
        waiting.add(begin);
        signal?.addEventListener("abort", abort);
      }
    });

  return async <T>(work: Work<T>, signal?: AbortSignal): Promise<T> => {
    await acquire(signal);
    try {
      return await work();
    } finally {
      running -= 1;
      const [next] = waiting;
      next?.();
    }
  };
}
