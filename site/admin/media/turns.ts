type Work<T> = () => Promise<T>;

/** Lets so many pieces of work run at once; the others wait for their turn, or for the signal that ends
 * their waiting. */
export function turns(most: number) {
  let running = 0;
  const waiting = new Set<() => void>();

  const turn = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        waiting.delete(begin);
        signal?.removeEventListener("abort", leave);
        running += 1;
        resolve();
      };
      const leave = () => {
        waiting.delete(begin);
        reject(signal?.reason as Error);
      };
      if (signal?.aborted === true) leave();
      else if (running < most) begin();
      else {
        waiting.add(begin);
        signal?.addEventListener("abort", leave);
      }
    });

  return async <T>(work: Work<T>, signal?: AbortSignal): Promise<T> => {
    await turn(signal);
    try {
      return await work();
    } finally {
      running -= 1;
      const [next] = waiting;
      next?.();
    }
  };
}
