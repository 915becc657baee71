import type { Database } from "./database.ts";
import { startWorker } from "./worker.ts";
import type { Worker } from "./worker.ts";

const INTERVAL_MS = 5 * 60 * 1000;

/** Writes the mails of due reminders at the start and then every five minutes: the embedded database has no pg_cron. */
export function runReminders(database: Database): Worker {
  return startWorker(() => database.query("select private.run_reminders()"), {
    intervalMs: INTERVAL_MS,
    failure: "The reminders could not be checked",
    atOnce: true,
  });
}
