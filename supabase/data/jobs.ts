import * as v from "valibot";
import { parseResponse } from "./parse-response.ts";
import { sendAsStaff } from "./staff-requests.ts";
import type { StaffClient } from "./staff-client.ts";

/** The job that runs every five minutes, and the daily jobs in their order; SQL repeats the names. */
export const JOBS = [
  "reminders",
  "trash",
  "inquiries",
  "restore-rows",
  "missing-paths",
  "job-runs",
] as const;
export type Job = (typeof JOBS)[number];

const countsByKind = v.record(v.string(), v.number());

export interface JobRun {
  readonly started: Date;
  /** Number of deleted rows, or of mails, by kind; {} for a run that failed. */
  readonly counts: Readonly<Record<string, number>>;
  /** Why the run failed; null if it did not. */
  readonly error: string | null;
}

/** The last run of each job; without those that have not run yet. For owners. */
export async function listLastJobRuns(
  client: StaffClient,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, JobRun>> {
  const rows = await sendAsStaff(client, client.rest.rpc("last_job_runs"), signal);
  return new Map(
    rows.map(({ job, started_at, deleted, error }) => [
      job,
      { started: new Date(started_at), counts: parseResponse(countsByKind, deleted ?? {}), error },
    ]),
  );
}
