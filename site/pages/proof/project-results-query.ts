import { queryOptions, useQuery } from "@tanstack/react-query";
import { listProjectResults } from "#supabase/data/project-results.ts";
import type { ProjectResult } from "#supabase/data/project-results.ts";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { FIVE_MINUTES_MS } from "#site/config/query-client.ts";
import { usePublicClient } from "../layout/public-backend.tsx";
import { quotedOn } from "./client-words.ts";
import type { QuotedProject, QuotingPage } from "./client-words.ts";

/** The projects with their results and the words of their clients. */
export function projectResultsQuery(client: PublicClient) {
  return queryOptions({
    queryKey: ["project-results"],
    queryFn: ({ signal }) => listProjectResults(client, signal),
    staleTime: FIVE_MINUTES_MS,
  });
}

/** The project that a page quotes, see `quotedOn`; null without enough testimonials. */
export function useQuotedProject(page: QuotingPage, beside?: string): QuotedProject | null {
  return quotedOn(page, useProjectResults(), beside);
}

/** The projects with their results and words; none while they load or if they cannot be loaded. */
export function useProjectResults(): readonly ProjectResult[] {
  return useQuery(projectResultsQuery(usePublicClient())).data ?? [];
}
