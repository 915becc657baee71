import { queryOptions } from "@tanstack/react-query";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { readSiteFacts } from "#supabase/data/site-facts.ts";

/** What owners changed about the studio's facts. */
export function siteFactsQuery(client: PublicClient) {
  return queryOptions({
    queryKey: ["site-facts"],
    queryFn: ({ signal }) => readSiteFacts(client, signal),
  });
}
