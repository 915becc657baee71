/** Milliseconds. With the page's own delay of up to 600 ms, typed text is on disk within a second. */
const INTERVAL_MS = 300;
/** Milliseconds. The page writes its part of a session after main has stored the token. */
const SESSION_DELAY_MS = 1000;

/** Flushes the page's storage to disk. Chromium does so after 5 seconds at the earliest, with a limit
 * per hour, so that a system crash or a kill would lose the latest text. */
export function createStorageFlush(flush: () => void) {
  let timer: ReturnType<typeof setInterval> | null = null;
  return {
    /** Flushes repeatedly during unsaved work, and once after it. */
    whileUnsaved: (unsaved: boolean): void => {
      if (unsaved && timer === null) {
        flush();
        timer = setInterval(flush, INTERVAL_MS);
      }
      if (!unsaved && timer !== null) {
        clearInterval(timer);
        timer = null;
        flush();
      }
    },
    /** After a sign-in or sign-out. */
    afterSession: (): void => {
      setTimeout(flush, SESSION_DELAY_MS);
    },
    now: flush,
  };
}
