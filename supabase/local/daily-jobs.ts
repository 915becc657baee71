import type { Database } from "./database.ts";
import { startWorker } from "./worker.ts";
import type { Worker } from "./worker.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Runs the daily jobs at the start and then each day: the embedded database has no pg_cron. */
export function runDailyJobs(database: Database): Worker {
  return startWorker(() => database.query("select private.run_daily_jobs()"), {
    intervalMs: DAY_MS,
    failure: "The daily jobs could not run",
    atOnce: true,
  });
}
