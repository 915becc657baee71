import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { DataError } from "#supabase/data/errors.ts";
import type { PublicClient } from "#supabase/data/public-client.ts";
import {
  getPublishedProject,
  listProjectKinds,
  listPublishedProjects,
} from "#supabase/data/public-projects.ts";
import type { ProjectFilter } from "./project-filter.ts";

/** One page of the portfolio, counted from 1. */
export function projectsQuery(client: PublicClient, page: number, filter: ProjectFilter) {
  return queryOptions({
    queryKey: ["published-projects", { page, ...filter }],
    queryFn: ({ signal }) => listPublishedProjects(client, { page, ...filter, signal }),
    placeholderData: keepPreviousData,
  });
}

export function kindsQuery(client: PublicClient) {
  return queryOptions({
    queryKey: ["project-kinds"],
    queryFn: ({ signal }) => listProjectKinds(client, signal),
  });
}

/** One project with its text and gallery. "not-found" is not retried. */
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
