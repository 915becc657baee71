import { sendAsStaff } from "./staff-requests.ts";
import type { StaffClient } from "./staff-client.ts";

/** The rebuild of the prerendered site. Times are null if there is none. */
export interface SiteBuild {
  /** Whether the worker has a build hook; without it nothing is requested. */
  readonly hasHook: boolean;
  /** The last change that no accepted request includes. */
  readonly changed: Date | null;
  /** Since when an owner's request waits. */
  readonly wanted: Date | null;
  /** The next request. */
  readonly next: Date | null;
  /** The last request that the host accepted. */
  readonly requested: Date | null;
  readonly attempted: Date | null;
  /** Why the last request failed; null if it did not. */
  readonly error: string | null;
}

const timeOf = (text: string | null) => (text === null ? null : new Date(text));

/** Fetches the requested and the pending rebuilds. For owners. */
export async function readSiteBuild(client: StaffClient, signal?: AbortSignal): Promise<SiteBuild> {
  const rows: readonly SiteBuildRow[] = await sendAsStaff(
    client,
    client.rest.rpc("site_build_state"),
    signal,
  );
  const [row] = rows;
  if (row === undefined) throw new Error("The row of private.site_build is missing.");
  return {
    hasHook: row.hook_set,
    changed: timeOf(row.changed_at),
    wanted: timeOf(row.wanted_at),
    next: timeOf(row.next_at),
    requested: timeOf(row.requested_at),
    attempted: timeOf(row.attempted_at),
    error: row.last_error,
  };
}

/** The generated types do not know that columns of a function may be null. */
interface SiteBuildRow {
  readonly hook_set: boolean;
  readonly changed_at: string | null;
  readonly wanted_at: string | null;
  readonly next_at: string | null;
  readonly requested_at: string | null;
  readonly attempted_at: string | null;
  readonly last_error: string | null;
}

/**
 * Asks for a rebuild without a wait for further changes. Returns the time of the request: now, or five minutes after the
 * last one. Throws `conflict` without a build hook. For owners.
 */
export async function rebuildSite(client: StaffClient): Promise<Date> {
  return new Date(await sendAsStaff(client, client.rest.rpc("rebuild_site")));
}
