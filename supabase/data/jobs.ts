import * as v from "valibot";
import { sendAsStaff } from "./staff-requests.ts";
import type { StaffClient } from "./staff-client.ts";

/** The daily jobs, in the order in which they run; SQL repeats the names. */
export const JOBS = ["trash", "inquiries", "restore-rows", "job-runs"] as const;
export type Job = (typeof JOBS)[number];

const deletedRows = v.record(v.string(), v.number());

export interface JobRun {
  readonly started: Date;
  /** Number of deleted rows by kind; {} for a run that failed. */
  readonly deleted: Readonly<Record<string, number>>;
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
      { started: new Date(started_at), deleted: v.parse(deletedRows, deleted ?? {}), error },
    ]),
  );
}
