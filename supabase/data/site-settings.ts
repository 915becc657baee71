import type { PublicClient } from "./public-client.ts";
import { readSetting, writeSetting } from "./settings-table.ts";
import type { Json } from "./settings-table.ts";
import type { StaffClient } from "./staff-client.ts";

/** Key of the row with the site settings: its first name, which stored rows, backups and open dashboards have. */
export const SETTINGS_KEY = "site_facts";

/** Settings that differ from the site's defaults, by name; the site defines the names. */
type StoredSettings = Readonly<Record<string, string>>;

/** The settings that owners have changed; {} without changes. Public. */
export async function readSiteSettings(
  client: PublicClient | StaffClient,
  signal?: AbortSignal,
): Promise<StoredSettings> {
  return parseSiteSettings(await readSetting(client, SETTINGS_KEY, signal));
}

/** The texts of the saved row; {} for a value of another form. */
export function parseSiteSettings(value: Json | undefined): StoredSettings {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(texts);
}

/** Replaces all settings. For owners; throws `invalid` with the name of the setting as field. */
export async function writeSiteSettings(
  client: StaffClient,
  settings: StoredSettings,
): Promise<void> {
  await writeSetting(client, SETTINGS_KEY, { ...settings });
}
