import type { StaffClient } from "./staff-client.ts";
import { sendAsStaff } from "./staff-requests.ts";

/** Tags in use, the most used first; at most 200. */
export async function listPostTags(client: StaffClient, signal?: AbortSignal): Promise<string[]> {
  const rows = await sendAsStaff(client, client.rest.rpc("post_tags"), signal);
  return rows.map(({ tag }) => tag);
}
