import type { DesktopBridge } from "#desktop/shared/bridge.ts";

const MAX_CHARACTERS = 4000;

/** What nobody caught goes to the log file, which Help shows; nothing leaves the machine. */
export function reportErrors(bridge: Pick<DesktopBridge, "reportError">): void {
  const report = (problem: unknown) => {
    const text = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
    // A refused report has nowhere else to go.
    bridge.reportError(text.slice(0, MAX_CHARACTERS)).catch(() => undefined);
  };
  window.addEventListener("error", (event) => {
    report(event.error ?? event.message);
  });
  window.addEventListener("unhandledrejection", (event) => {
    report(event.reason);
  });
}
