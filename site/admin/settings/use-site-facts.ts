import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { readSiteFacts, writeSiteFacts } from "#supabase/data/site-facts.ts";
import { changedFacts, siteFactsFrom } from "#site/content/site-facts.ts";
import type { SiteFacts } from "#site/content/site-facts.ts";
import { adminKeys } from "#site/admin/shell/query-keys.ts";
import { useStaffClient } from "#site/admin/shell/staff-backend.tsx";

/** The site settings: stored values, and defaults for missing or invalid ones. */
export function useSiteFacts() {
  const client = useStaffClient();
  return useQuery({
    queryKey: adminKeys.siteFacts,
    queryFn: async ({ signal }) => siteFactsFrom(await readSiteFacts(client, signal)),
  });
}

export function useSaveSiteFacts() {
  const client = useStaffClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (facts: SiteFacts) => writeSiteFacts(client, changedFacts(facts)),
    onSuccess: () => cache.invalidateQueries({ queryKey: adminKeys.siteFacts }),
  });
}
