import { queryOptions } from "@tanstack/react-query";
import { DataError } from "#supabase/data/errors.ts";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { getPublishedProject, listPublishedProjects } from "#supabase/data/public-projects.ts";

/** One page of the portfolio, counted from 1. */
export function projectsQuery(client: PublicClient, page: number) {
  return queryOptions({
    queryKey: ["published-projects", page],
    queryFn: ({ signal }) => listPublishedProjects(client, { page, signal }),
  });
}

/** One project with its text and gallery; a project that is not there is not asked for again. */
export function projectQuery(client: PublicClient, slug: string) {
  return queryOptions({
    queryKey: ["published-project", slug],
    queryFn: ({ signal }) => getPublishedProject(client, slug, signal),
    retry: (failures, error) => !isNotFound(error) && failures < 1,
  });
}

export function isNotFound(error: unknown): boolean {
  return error instanceof DataError && error.code === "not-found";
}
