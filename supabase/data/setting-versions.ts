import type { Database, Json } from "./database.types.ts";
import { MESSAGES } from "./error-catalogue.ts";
import { DataError } from "./errors.ts";
import { resolveVersionConflict } from "./optimistic-lock.ts";
import { cleanRow } from "./sanitize-text.ts";
import type { SettingValue } from "./settings-table.ts";
import type { StaffClient } from "./staff-client.ts";
import { sendAsStaff } from "./staff-requests.ts";

/** An earlier value of a setting. `saved_by` is an e-mail address; null for writes of other tools. */
export type SettingVersion = Pick<
  Database["public"]["Tables"]["setting_versions"]["Row"],
  "id" | "value" | "saved_at" | "saved_by"
>;

/** A setting with its version, for saving it under an optimistic lock. */
interface VersionedSetting {
  readonly value: Json;
  /** 0 for a setting that is not stored yet. */
  readonly version: number;
}

/** Reads a setting to change it. */
export async function readVersionedSetting(
  client: StaffClient,
  key: string,
  signal?: AbortSignal,
): Promise<VersionedSetting> {
  const request = client.rest.from("site_settings").select("value,version").eq("key", key);
  return (await sendAsStaff(client, request, signal))[0] ?? { value: null, version: 0 };
}

/**
 * Saves a setting and returns it with its new version. Throws `conflict` if another version is stored than the one that
 * was loaded. For owners.
 */
export async function saveVersionedSetting(
  client: StaffClient,
  key: string,
  version: number,
  value: SettingValue,
): Promise<VersionedSetting> {
  const changes = cleanRow({ value });
  const saved =
    version === 0
      ? await insertSetting(client, key, changes)
      : await updateSetting(client, key, version, changes);
  if (saved !== undefined) return saved;
  const stored = await readVersionedSetting(client, key);
  if (stored.version === 0) throw new DataError("conflict", MESSAGES.conflict);
  return resolveVersionConflict({ ...stored }, version, changes);
}

async function updateSetting(
  client: StaffClient,
  key: string,
  version: number,
  changes: { readonly value: SettingValue },
): Promise<VersionedSetting | undefined> {
  const request = client.rest
    .from("site_settings")
    .update(changes)
    .eq("key", key)
    .eq("version", version)
    .select("value,version");
  return (await sendAsStaff(client, request))[0];
}

/** undefined if the setting has been stored meanwhile. */
async function insertSetting(
  client: StaffClient,
  key: string,
  changes: { readonly value: SettingValue },
): Promise<VersionedSetting | undefined> {
  const request = client.rest
    .from("site_settings")
    .upsert({ key, ...changes }, { ignoreDuplicates: true })
    .select("value,version");
  return (await sendAsStaff(client, request))[0];
}

/** The saved versions of a setting, newest first, the present one included; at most 50. */
export function listSettingVersions(
  client: StaffClient,
  key: string,
  signal?: AbortSignal,
): Promise<SettingVersion[]> {
  const request = client.rest
    .from("setting_versions")
    .select("id,value,saved_at,saved_by")
    .eq("key", key)
    .order("saved_at", { ascending: false })
    .order("id")
    .limit(50);
  return sendAsStaff(client, request, signal);
}
