import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { readSiteSettings, writeSiteSettings } from "#supabase/data/site-settings.ts";
import { changedSettings } from "#site/content/site-settings.ts";
import { siteSettingsFrom } from "#site/schemas/stored-settings.ts";
import type { SiteSettings } from "#site/content/site-settings.ts";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import { useStaffClient } from "#site/admin/context/staff-backend.tsx";

/** The site settings: stored values, and defaults for missing or invalid ones. */
export function useSiteSettingsQuery() {
  const client = useStaffClient();
  return useQuery({
    queryKey: adminKeys.siteSettings,
    queryFn: async ({ signal }) => siteSettingsFrom(await readSiteSettings(client, signal)),
  });
}

/** Stores the settings that differ from their default, as one value. */
export function useSaveSiteSettings() {
  const client = useStaffClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (settings: SiteSettings) => writeSiteSettings(client, changedSettings(settings)),
    onSuccess: () => cache.invalidateQueries({ queryKey: adminKeys.siteSettings }),
  });
}
