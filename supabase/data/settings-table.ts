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

/** The values of those settings that are set. Public. Sorted, so that the response is the same for the same values. */
export async function fetchSettings(
  client: PublicClient | StaffClient,
  keys: readonly string[],
  signal?: AbortSignal,
): Promise<Readonly<Record<string, Json>>> {
  const request = client.rest
    .from("site_settings")
    .select("key,value")
    .in("key", [...keys])
    .order("key");
  const rows = await execute(request, signal);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** Any JSON except a bare text or null: the embedded backend passes a bare text to the JSON column
 * without its quotes. Wrap it: `{ text: "…" }`. */
export type SettingValue = Exclude<Json, string | null>;

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
