import type { StaffClient } from "./staff-client.ts";
import { requireStaff, sendAsStaff } from "./staff-requests.ts";

/** Names of the hints that the signed-in member has dismissed on any device. */
export async function seenHints(client: StaffClient, signal?: AbortSignal): Promise<string[]> {
  const rows = await sendAsStaff(client, client.rest.rpc("seen_hints"), signal);
  return rows.map(({ hint }) => hint);
}

/** Dismisses a hint permanently. Idempotent. */
export async function dismissHint(client: StaffClient, hint: string): Promise<void> {
  const isStaff = await sendAsStaff(client, client.rest.rpc("see_hint", { hint_name: hint }));
  if (!isStaff) await requireStaff(client);
}
