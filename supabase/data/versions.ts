import type { Database } from "./database.types.ts";
import type { StaffClient } from "./staff-client.ts";
import { throwNotFound, sendAsStaff } from "./staff-requests.ts";

type Tables = Database["public"]["Tables"];

/** An earlier version of a post. `saved_by` is an e-mail address; null for rows written by the seed
 * and other tools. */
export type PostVersion = Tables["post_versions"]["Row"];

/** An earlier version of a project, as `PostVersion`. */
export type ProjectVersion = Tables["project_versions"]["Row"];

/** Summary of a version of a post or project: when it was saved, and by whom. */
export type VersionSummary = Pick<PostVersion, "id" | "saved_at" | "saved_by">;

/** The column that names the row of a version. */
const ROW_COLUMN = { post_versions: "post_id", project_versions: "project_id" } as const;

/** The saved versions of a post or project, newest first, the current one included; at most 50. */
export function listVersions(
  client: StaffClient,
  table: keyof typeof ROW_COLUMN,
  rowId: string,
  signal?: AbortSignal,
): Promise<VersionSummary[]> {
  const request = client.rest
    .from(table)
    .select("id,saved_at,saved_by")
    .filter(ROW_COLUMN[table], "eq", rowId)
    .order("saved_at", { ascending: false })
    .order("id")
    .limit(50);
  return sendAsStaff(client, request, signal);
}

/** The version of a post or project. Throws `not-found` when it is no longer stored. */
export async function getVersion<Table extends keyof typeof ROW_COLUMN>(
  client: StaffClient,
  table: Table,
  id: string,
  signal?: AbortSignal,
): Promise<Tables[Table]["Row"]> {
  const request = client.rest
    .from(table)
    .select<string, Tables[Table]["Row"]>("*")
    .filter("id", "eq", id)
    .limit(1);
  return (await sendAsStaff(client, request, signal))[0] ?? throwNotFound(client);
}
