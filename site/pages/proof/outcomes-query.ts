import { queryOptions, useQuery } from "@tanstack/react-query";
import { listProjectOutcomes } from "#supabase/data/project-outcomes.ts";
import type { ProjectOutcome } from "#supabase/data/project-outcomes.ts";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { FIVE_MINUTES_MS } from "#site/config/query-client.ts";
import { usePublicClient } from "../layout/public-backend.tsx";
import { quotedOn } from "./client-words.ts";
import type { QuotedProject, QuotingPage } from "./client-words.ts";

/** The projects with their results and the words of their clients. */
export function outcomesQuery(client: PublicClient) {
  return queryOptions({
    queryKey: ["project-outcomes"],
    queryFn: ({ signal }) => listProjectOutcomes(client, signal),
    staleTime: FIVE_MINUTES_MS,
  });
}

/** The project that a page quotes; null without enough words of clients. */
export function useQuotedProject(page: QuotingPage): QuotedProject | null {
  return quotedOn(page, useProjectOutcomes());
}

/** The projects with their results and words; none while they load or if they cannot be loaded. */
export function useProjectOutcomes(): readonly ProjectOutcome[] {
  return useQuery(outcomesQuery(usePublicClient())).data ?? [];
}
