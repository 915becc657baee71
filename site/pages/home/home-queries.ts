import { queryOptions } from "@tanstack/react-query";
import { listPostsByTitle, listProjectSlugsByTitle } from "#supabase/data/slugs-by-title.ts";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { listPublishedPosts } from "#supabase/data/public-posts.ts";
import { listPublishedProjects } from "#supabase/data/public-projects.ts";
import { blogSection, portfolioSection } from "#site/content/home.ts";
import { FIVE_MINUTES_MS } from "#site/config/query-client.ts";
import { withPlainExcerpts } from "#site/rich-text/plain-excerpt.ts";

const titlesOf = (cards: readonly { readonly title: string }[]) => cards.map(({ title }) => title);

/** The published posts, and slugs of the published projects, with the titles of the static cards. */
export function slugsByTitleQuery(client: PublicClient) {
  return queryOptions({
    queryKey: ["home-slugs-by-title"],
    queryFn: async ({ signal }) => {
      const [posts, projects] = await Promise.all([
        listPostsByTitle(client, titlesOf(blogSection.articles), signal),
        listProjectSlugsByTitle(client, titlesOf(portfolioSection.projects), signal),
      ]);
      return { posts, projects };
    },
    staleTime: FIVE_MINUTES_MS,
  });
}

/** The chosen projects that are public, in their order. */
export function chosenProjectsQuery(client: PublicClient, ids: readonly string[]) {
  return queryOptions({
    queryKey: ["home-chosen-projects", ids],
    queryFn: async ({ signal }) => {
      const { rows } = await listPublishedProjects(client, { ids, pageSize: ids.length, signal });
      return inOrderOf(ids, rows);
    },
    staleTime: FIVE_MINUTES_MS,
  });
}

/** The chosen posts that are public, in their order. */
export function chosenPostsQuery(client: PublicClient, ids: readonly string[]) {
  return queryOptions({
    queryKey: ["home-chosen-posts", ids],
    queryFn: async ({ signal }) => {
      const found = listPublishedPosts(client, { ids, pageSize: ids.length, signal });
      const { rows } = await found.then(withPlainExcerpts);
      return inOrderOf(ids, rows);
    },
    staleTime: FIVE_MINUTES_MS,
  });
}

/** Rows in the order of their ids; rows with other ids are omitted. */
function inOrderOf<Row extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] {
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** The newest posts and projects, as many as the home page shows. */
export function latestQuery(client: PublicClient) {
  return queryOptions({
    queryKey: ["home-latest"],
    queryFn: async ({ signal }) => {
      const [posts, projects] = await Promise.all([
        listPublishedPosts(client, { pageSize: blogSection.articles.length, signal }).then(
          withPlainExcerpts,
        ),
        listPublishedProjects(client, { pageSize: portfolioSection.projects.length, signal }),
      ]);
      return { posts: posts.rows, projects: projects.rows };
    },
    staleTime: FIVE_MINUTES_MS,
  });
}
