import type { Database } from "./database.types.ts";
import type { StaffClient } from "./staff-client.ts";
import { throwNotFound, sendAsStaff } from "./staff-requests.ts";

/** An earlier version of a post. `saved_by` is an e-mail address; null for rows written by the seed
 * and other tools. */
export type PostVersion = Database["public"]["Tables"]["post_versions"]["Row"];

/** Summary of a version of a post or project: when it was saved, and by whom. */
export type VersionSummary = Pick<PostVersion, "id" | "saved_at" | "saved_by">;

/** The stored versions of a post, newest first, the current one included; at most 50. */
export function listPostVersions(
  client: StaffClient,
  postId: string,
  signal?: AbortSignal,
): Promise<VersionSummary[]> {
  const request = client.rest
    .from("post_versions")
    .select("id,saved_at,saved_by")
    .eq("post_id", postId)
    .order("saved_at", { ascending: false })
    .order("id")
    .limit(50);
  return sendAsStaff(client, request, signal);
}

/** Throws `not-found` when the version is no longer stored. */
export async function getPostVersion(
  client: StaffClient,
  id: string,
  signal?: AbortSignal,
): Promise<PostVersion> {
  const request = client.rest.from("post_versions").select("*").eq("id", id).limit(1);
  return (await sendAsStaff(client, request, signal))[0] ?? throwNotFound(client);
}
