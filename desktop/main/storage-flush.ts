/** With the page's own delay of up to 600 ms, typed text is on disk within a second. */
const INTERVAL_MS = 300;
/** The page writes its part of a sign-in after main has stored the session. */
const SIGN_IN_MS = 1000;

/**
 * Brings the page's storage to the disk. Chromium does so after 5 seconds at the earliest and limits
 * how often per hour, so that a crash of the system or a kill would lose what was typed last.
 */
export function createStorageFlush(flush: () => void) {
  let timer: ReturnType<typeof setInterval> | null = null;
  return {
    /** Flushes all the time while there is unsaved work, and once after the last of it. */
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
      setTimeout(flush, SIGN_IN_MS);
    },
    now: flush,
  };
}
