import type { QueryClient } from "@tanstack/react-query";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { paths } from "../config/paths.ts";
import {
  categoriesQuery,
  postQuery,
  postsQuery,
  relatedQuery,
} from "../pages/blog/post-queries.ts";
import { projectsQuery } from "../pages/portfolio/project-queries.ts";

/**
 * Fills the cache with what the page at an address shows. False when there is nothing to show: an empty
 * list may have filled up before the first visitor comes, and so waits for an answer of its own.
 */
export async function fillCache(
  address: string,
  client: PublicClient,
  cache: QueryClient,
): Promise<boolean> {
  if (address === paths.blog) {
    const posts = await cache.query(postsQuery(client, 1, null));
    await cache.query(categoriesQuery(client));
    return posts.total > 0;
  }
  if (address === paths.portfolio) {
    return (await cache.query(projectsQuery(client, 1))).total > 0;
  }
  const slug = decodeURIComponent(address.slice(paths.blogPost("").length));
  const post = await cache.query(postQuery(client, slug));
  if (post.category !== null) await cache.query(relatedQuery(client, post.category.id));
  return post.slug === slug;
}
