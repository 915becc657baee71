import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { categoryId } from "../list/category-id.ts";
import { listCategories } from "#supabase/data/categories.ts";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { getPublishedPost, listPublishedPosts } from "#supabase/data/public-posts.ts";
import { FIVE_MINUTES_MS } from "#site/config/query-client.ts";
import { withPlainExcerpt, withPlainExcerpts } from "#site/rich-text/plain-excerpt.ts";
import type { ListPage } from "../list/list-address.ts";
import { retries } from "../list/retry-policy.ts";

/** Number of related posts below a post. */
export const RELATED_POSTS = 3;

/**
 * "always": without a network the request fails at once and its error is shown; TanStack's default pauses
 * it.
 */
const shared = { staleTime: FIVE_MINUTES_MS, networkMode: "always" } as const;

/** A page of a list, or of its search results. Throws `not-found` for an unknown category. */
export function postsQuery(client: PublicClient, { page, category }: ListPage, search = "") {
  return queryOptions({
    ...shared,
    queryKey: ["published-posts", { page, category, search }],
    queryFn: async ({ signal, client: cache }) => {
      const id =
        category === null ? null : categoryId(await cache.query(categoriesQuery(client)), category);
      const found = await listPublishedPosts(client, { page, category: id, search, signal });
      return withPlainExcerpts(found);
    },
    retry: retries(3),
    placeholderData: keepPreviousData,
  });
}

/** The newest posts of a category: one more than is shown, because the current post may be among them. */
export function relatedQuery(client: PublicClient, category: string) {
  return queryOptions({
    ...shared,
    queryKey: ["related-posts", category],
    queryFn: async ({ signal }) =>
      withPlainExcerpts(
        await listPublishedPosts(client, { category, pageSize: RELATED_POSTS + 1, signal }),
      ),
  });
}

/** The post of a slug. Throws `not-found` without one; an empty slug sends no request. */
export function postQuery(client: PublicClient, slug: string) {
  return queryOptions({
    ...shared,
    queryKey: ["published-post", slug],
    queryFn: async ({ signal }) => withPlainExcerpt(await getPublishedPost(client, slug, signal)),
    retry: retries(2),
    enabled: slug !== "",
  });
}

/** All categories, ordered by name. */
export function categoriesQuery(client: PublicClient) {
  return queryOptions({
    ...shared,
    queryKey: ["categories"],
    queryFn: ({ signal }) => listCategories(client, signal),
  });
}
