import type { Database } from "./database.types.ts";
import type { VersionSummary } from "./post-versions.ts";
import type { StaffClient } from "./staff-client.ts";
import { throwNotFound, sendAsStaff } from "./staff-requests.ts";

/** An earlier version of a project. `saved_by` is an e-mail address; null for rows written by the seed and other tools. */
export type ProjectVersion = Database["public"]["Tables"]["project_versions"]["Row"];

/** The stored versions of a project, newest first, the current one included; at most 50. Throws a `DataError`. */
export function listProjectVersions(
  client: StaffClient,
  projectId: string,
  signal?: AbortSignal,
): Promise<VersionSummary[]> {
  const request = client.rest
    .from("project_versions")
    .select("id,saved_at,saved_by")
    .eq("project_id", projectId)
    .order("saved_at", { ascending: false })
    .order("id")
    .limit(50);
  return sendAsStaff(client, request, signal);
}

/** One version. Throws `not-found` when it is no longer stored, and a `DataError` otherwise. */
export async function getProjectVersion(
  client: StaffClient,
  id: string,
  signal?: AbortSignal,
): Promise<ProjectVersion> {
  const request = client.rest.from("project_versions").select("*").eq("id", id).limit(1);
  return (await sendAsStaff(client, request, signal))[0] ?? throwNotFound(client);
}
