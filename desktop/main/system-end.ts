import type { BrowserWindow, PowerMonitor } from "electron";

/** A system that has not ended after this time was kept running by another app. */
const ENDS_WITHIN_MS = 60_000;

/**
 * Log-out, restart and shutdown of the system. Typed text is brought to the disk at once, and closing
 * asks nothing, so that the app does not hold up the system; the text is offered at the next start.
 */
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
    /** Windows reports it to each window. */
    watchWindow: (window: Pick<BrowserWindow, "on">): void => {
      window.on("query-session-end", announce);
      window.on("session-end", announce);
    },
  };
}
