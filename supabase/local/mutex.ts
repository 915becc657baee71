export type Turn = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs tasks one after another. PGlite has a single connection, and Lite opens transactions on it
 * without a lock (measured: three concurrent ones run as one): two requests could share a
 * transaction, and with it a role (one connection: electric-sql/pglite issue 956). */
export function createMutex(): Turn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task, task);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** For databases with one connection per request. */
export const allAtOnce: Turn = (task) => task();
