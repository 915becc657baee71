export type Turn = <T>(task: () => Promise<T>) => Promise<T>;

/** Lets tasks run one after another. PGlite has a single connection, and Lite opens transactions on it
 * without a lock (measured: three at once run as one): two requests could share a transaction, and
 * with it a role. */
export function createMutex(): Turn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task, task);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** For databases with connections of their own. */
export const allAtOnce: Turn = (task) => task();
