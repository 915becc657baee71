import type { App, Dialog } from "electron";
import type { LogFile } from "./log-file.ts";

interface FailureEffects {
  readonly app: Pick<App, "exit">;
  readonly dialog: Pick<Dialog, "showErrorBox">;
  readonly log: LogFile;
}

/** Ends a failed start: a line in the log, a dialog with one sentence, exit code 1. */
export function createStartFailure({ app, dialog, log }: FailureEffects) {
  return (error: unknown): void => {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    void log.write("main", `start failed: ${reason}`).then(() => {
      dialog.showErrorBox(
        "Interior Design Admin could not start",
        `Something went wrong while the app was starting. The log says what: ${log.file}`,
      );
      app.exit(1);
    });
  };
}
