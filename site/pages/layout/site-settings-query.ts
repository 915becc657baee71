import { queryOptions } from "@tanstack/react-query";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { readSiteSettings } from "#supabase/data/site-settings.ts";

/** The stored site settings, without defaults. */
export function siteSettingsQuery(client: PublicClient) {
  return queryOptions({
    queryKey: ["site-facts"],
    queryFn: ({ signal }) => readSiteSettings(client, signal),
  });
}
