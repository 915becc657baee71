import type { App } from "electron";

/** Logs unhandled errors; the app continues to run. */
export function reportFailures(app: Pick<App, "on">, report: (message: string) => void): void {
  process.on("uncaughtException", (error) => {
    report(`uncaught: ${error.stack ?? error.message}`);
  });
  process.on("unhandledRejection", (reason) => {
    report(`unhandled: ${String(reason)}`);
  });
  app.on("render-process-gone", (_event, _contents, { reason }) => {
    report(`renderer gone: ${reason}`);
  });
}
