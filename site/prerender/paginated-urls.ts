import { listCategories } from "#supabase/data/categories.ts";
import type { Category } from "#supabase/data/categories.ts";
import { PUBLIC_PAGE_SIZE } from "#supabase/data/limits.ts";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { listPublishedPosts } from "#supabase/data/public-posts.ts";
import { listProjectFilterOptions, listPublishedProjects } from "#supabase/data/public-projects.ts";
import { paths } from "../config/paths.ts";
import { listPath } from "../pages/list/list-address.ts";

/** Upper bound of generated list pages, far above what a studio needs. */
const MAX_PAGES = 2000;

export interface PaginatedUrl {
  readonly path: string;
  /** The category has no row: the page is built, but the sitemap does not list it. */
  readonly isEmpty: boolean;
}

/** Paths of the list pages after the first, and of the categories, most visited first. */
export async function listPaginatedUrls(client: PublicClient): Promise<readonly PaginatedUrl[]> {
  const [categories, filterOptions] = await Promise.all([
    listCategories(client),
    listProjectFilterOptions(client),
  ]);
  const blog = await urlsOf(paths.blog, categories, (category) =>
    listPublishedPosts(client, { category, pageSize: 1 }),
  );
  const portfolio = await urlsOf(paths.portfolio, filterOptions.categories, (category) =>
    listPublishedProjects(client, { category, pageSize: 1 }),
  );
  return [...blog, ...portfolio].slice(0, MAX_PAGES);
}

/** `count` takes the id of a category; null for all rows. */
async function urlsOf(
  list: string,
  categories: readonly Category[],
  count: (category: string | null) => Promise<{ readonly total: number }>,
): Promise<PaginatedUrl[]> {
  const urls: PaginatedUrl[] = [];
  for (const category of [null, ...categories]) {
    const { total } = await count(category?.id ?? null);
    const pages = Math.max(1, Math.ceil(total / PUBLIC_PAGE_SIZE));
    for (let page = 1; page <= pages; page += 1) {
      const path = listPath(list, { category: category?.slug ?? null, page });
      // The first page of all rows is one of the static pages.
      if (path !== list) urls.push({ path, isEmpty: total === 0 });
    }
  }
  return urls;
}
