import type { DesktopBridge } from "#desktop/shared/bridge.ts";

const MAX_CHARACTERS = 4000;

/** Sends unhandled errors to the log file, which the Help menu opens; nothing leaves the machine. */
export function reportErrors(bridge: Pick<DesktopBridge, "reportError">): void {
  const report = (problem: unknown) => {
    const text = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
    // There is no other place for a refused report.
    bridge.reportError(text.slice(0, MAX_CHARACTERS)).catch(() => undefined);
  };
  window.addEventListener("error", (event) => {
    report(event.error ?? event.message);
  });
  window.addEventListener("unhandledrejection", (event) => {
    report(event.reason);
  });
}
