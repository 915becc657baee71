import { useQuery } from "@tanstack/react-query";
import { DataError } from "#supabase/data/errors.ts";
import { getPublishedProject, listPublishedProjects } from "#supabase/data/public-projects.ts";
import { usePublicClient } from "../shell/public-backend.tsx";

/** One page of the portfolio, counted from 1. */
export function useProjects(page: number) {
  const client = usePublicClient();
  return useQuery({
    queryKey: ["published-projects", page],
    queryFn: ({ signal }) => listPublishedProjects(client, { page, signal }),
  });
}

/** One project with its text and gallery; a project that is not there is not asked for again. */
export function useProject(slug: string) {
  const client = usePublicClient();
  return useQuery({
    queryKey: ["published-project", slug],
    queryFn: ({ signal }) => getPublishedProject(client, slug, signal),
    retry: (failures, error) => !isNotFound(error) && failures < 1,
  });
}

export function isNotFound(error: unknown): boolean {
  return error instanceof DataError && error.code === "not-found";
}
