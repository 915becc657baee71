import type { BrowserWindow, PowerMonitor } from "electron";

/** Milliseconds. A system that is still running after this time was stopped by another app. */
const ENDS_WITHIN_MS = 60_000;

/** Handles log-out, restart and shutdown of the system: flushes typed text to disk at once, and closes
 * without a dialog, so that the app does not delay the system; the next start restores the text as a
 * draft. */
export function createSystemEnd(flush: () => void) {
  let announcedAt: number | null = null;
  const announce = () => {
    announcedAt = Date.now();
    flush();
  };
  return {
    isEnding: (): boolean => announcedAt !== null && Date.now() - announcedAt < ENDS_WITHIN_MS,
    /** macOS and Linux. */
    watchPower: (powerMonitor: Pick<PowerMonitor, "on">): void => {
      powerMonitor.on("shutdown", announce);
    },
    /** Windows sends it to each window. */
    watchWindow: (window: Pick<BrowserWindow, "on">): void => {
      window.on("query-session-end", announce);
      window.on("session-end", announce);
    },
  };
}
