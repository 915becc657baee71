import { queryOptions } from "@tanstack/react-query";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { readSiteFacts } from "#supabase/data/site-facts.ts";

/** The stored site settings, without defaults. */
export function siteFactsQuery(client: PublicClient) {
  return queryOptions({
    queryKey: ["site-facts"],
    queryFn: ({ signal }) => readSiteFacts(client, signal),
  });
}
