import type { StaffClient } from "./staff-client.ts";
import { requireStaff, sendAsStaff } from "./staff-requests.ts";

/** Names of the tips that the signed-in member has dismissed on any device. The database calls them hints. */
export async function dismissedTips(client: StaffClient, signal?: AbortSignal): Promise<string[]> {
  const rows = await sendAsStaff(client, client.rest.rpc("seen_hints"), signal);
  return rows.map(({ hint }) => hint);
}

/** Dismisses a tip permanently. Idempotent. */
export async function dismissTip(client: StaffClient, tip: string): Promise<void> {
  const isStaff = await sendAsStaff(client, client.rest.rpc("see_hint", { hint_name: tip }));
  if (!isStaff) await requireStaff(client);
}
