import * as v from "valibot";
import { defaultSettings } from "#site/content/site-settings.ts";
import type { SettingName, SiteSettings } from "#site/content/site-settings.ts";
import { fieldsOf } from "./entity.ts";
import { siteSettingsSchema } from "./site-settings.ts";

/**
 * Merges stored settings over the defaults. Ignores unknown names and values that the form refuses. An empty
 * value stands for the default, unless the setting can be empty.
 */
export function siteSettingsFrom(stored: Readonly<Record<string, string>>): SiteSettings {
  const settings: Record<SettingName, string> = { ...defaultSettings };
  for (const { name, schema, emptyIsValue = false } of fieldsOf(siteSettingsSchema)) {
    const text = stored[name]?.trim();
    if (text === undefined || (text === "" && !emptyIsValue)) continue;
    if (v.is(schema, text)) settings[name] = text;
  }
  return settings;
}
