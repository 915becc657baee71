export type Mutex = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs tasks one after another. PGlite has a single connection (electric-sql/pglite issue 956), and Lite
 * 0.10.0 opens transactions on it without a lock: two requests could share a transaction, and with it a
 * role. Not reported upstream: `pg_current_xact_id()` is the same in three concurrent transactions. */
export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task, task);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** For databases with one connection per request. */
export const unlimited: Mutex = (task) => task();
