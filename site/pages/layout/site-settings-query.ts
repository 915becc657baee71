import { queryOptions } from "@tanstack/react-query";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { fetchSettings } from "#supabase/data/settings-table.ts";
import { parseSiteSettings, SETTINGS_KEY } from "#supabase/data/site-settings.ts";
import { COPY_PAGES, copyKey, parseCopy } from "#site/content/page-copy.ts";
import type { CopyPage, StoredCopy } from "#site/content/page-copy.ts";
import { siteSettingsFrom } from "#site/schemas/stored-settings.ts";
import type { SiteSettings } from "#site/content/site-settings.ts";

const KEYS = [SETTINGS_KEY, ...COPY_PAGES.map(copyKey)];

/** Query of the changes by owners on all pages: the site settings and the copy, by key and without defaults. */
export function siteSettingsQuery(client: PublicClient) {
  return queryOptions({
    queryKey: ["site-settings"],
    queryFn: ({ signal }) => fetchSettings(client, KEYS, signal),
  });
}

type Stored = Awaited<ReturnType<typeof fetchSettings>>;

/** The site settings of a response, with the defaults of the others. */
export function settingsOf(stored: Stored): SiteSettings {
  return siteSettingsFrom(parseSiteSettings(stored[SETTINGS_KEY]));
}

/** The changed copy of a page in a response. */
export function copyOf(stored: Stored, page: CopyPage): StoredCopy {
  return parseCopy(stored[copyKey(page)]);
}
