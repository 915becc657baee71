import { execute } from "./requests.ts";
import { cleanRow } from "./sanitize-text.ts";
import type { Json } from "./database.types.ts";
import type { PublicClient } from "./public-client.ts";
import type { StaffClient } from "./staff-client.ts";
import { throwNotFound, sendAsStaff } from "./staff-requests.ts";

export type { Json } from "./database.types.ts";

/** The value of one setting, or null when it is not set. Source: `site_settings`, public. */
export async function readSetting(
  client: PublicClient | StaffClient,
  key: string,
  signal?: AbortSignal,
): Promise<Json> {
  const request = client.rest.from("site_settings").select("value").eq("key", key).limit(1);
  return (await execute(request, signal))[0]?.value ?? null;
}

/** Any JSON except a bare text or null: the embedded backend passes a bare text to the JSON column
 * without its quotes. Wrap it: `{ text: "…" }`. */
type SettingValue = Exclude<Json, string | null>;

/** Sets or replaces one setting. */
export async function writeSetting(
  client: StaffClient,
  key: string,
  value: SettingValue,
): Promise<void> {
  const row = cleanRow({ key, value });
  const rows = await sendAsStaff(
    client,
    client.rest.from("site_settings").upsert(row).select("key"),
  );
  if (rows.length === 0) await throwNotFound(client);
}
