import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { categoryId } from "../list/category-id.ts";
import { listPostsOn, listProjectsUsing } from "#supabase/data/material-uses.ts";
import { listProjectLinks } from "#supabase/data/project-links.ts";
import type { PublicClient } from "#supabase/data/public-client.ts";
import {
  getPublishedProject,
  listProjectFilterOptions,
  listPublishedProjects,
} from "#supabase/data/public-projects.ts";
import type { MaterialTerms } from "#site/content/material-terms.ts";
import type { ListPage } from "../list/list-address.ts";
import { retries } from "../list/retry-policy.ts";

/**
 * A page of the portfolio, of one project type or of all (null). Throws `not-found` for a category without
 * projects.
 */
export function projectsQuery(
  client: PublicClient,
  { page, category }: ListPage,
  type: string | null = null,
) {
  return queryOptions({
    queryKey: ["published-projects", { page, category, type }],
    queryFn: async ({ signal, client: cache }) => {
      const id =
        category === null
          ? null
          : categoryId((await cache.query(filterOptionsQuery(client))).categories, category);
      return listPublishedProjects(client, { page, category: id, type, signal });
    },
    retry: retries(1),
    placeholderData: keepPreviousData,
  });
}

/** The project types and categories to filter by. */
export function filterOptionsQuery(client: PublicClient) {
  return queryOptions({
    queryKey: ["project-filter-options"],
    queryFn: ({ signal }) => listProjectFilterOptions(client, signal),
  });
}

/** Links to the first hundred projects, in the order of the portfolio. */
export function projectLinksQuery(client: PublicClient) {
  return queryOptions({
    queryKey: ["project-links"],
    queryFn: ({ signal }) => listProjectLinks(client, signal),
  });
}

/** One project with its text and gallery. */
export function projectQuery(client: PublicClient, slug: string) {
  return queryOptions({
    queryKey: ["published-project", slug],
    queryFn: ({ signal }) => getPublishedProject(client, slug, signal),
    retry: retries(1),
  });
}

/** The projects and posts that name a material. */
export function materialUsesQuery(client: PublicClient, { slug, terms }: MaterialTerms) {
  return queryOptions({
    queryKey: ["material-uses", slug],
    queryFn: async ({ signal }) => {
      const [projects, posts] = await Promise.all([
        listProjectsUsing(client, terms, signal),
        listPostsOn(client, terms, signal),
      ]);
      return { projects, posts };
    },
    retry: retries(1),
  });
}
