import { listCategories } from "#supabase/data/categories.ts";
import { PUBLIC_PAGE_SIZE } from "#supabase/data/limits.ts";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { listPublishedPosts } from "#supabase/data/public-posts.ts";
import { listProjectKinds, listPublishedProjects } from "#supabase/data/public-projects.ts";
import { paths } from "../config/paths.ts";
import { searchForPage } from "../pages/list/page-number.ts";

/** Upper bound of generated list pages, far above what a studio needs. */
const MOST_PAGES = 2000;

export interface ListAddress {
  readonly path: string;
  /** The filter matches no row: the page is built, but the sitemap does not list it. */
  readonly isEmpty: boolean;
}

/** URLs of the list pages after the first, and of the filtered lists, most visited first. */
export async function listAddresses(client: PublicClient): Promise<readonly ListAddress[]> {
  const [categories, kinds] = await Promise.all([listCategories(client), listProjectKinds(client)]);
  const blog = await addressesOf(
    paths.blog,
    [{}, ...categories.map(({ id }) => ({ category: id }))],
    ({ category }) => listPublishedPosts(client, { category: category ?? null, pageSize: 1 }),
  );
  const byCategory = kinds.categories.map(({ id }) => ({ category: id }));
  const byType = kinds.types.map((type) => ({ type }));
  const byBoth = byCategory.flatMap((one) => byType.map((other) => ({ ...one, ...other })));
  const portfolio = await addressesOf(
    paths.portfolio,
    [{}, ...byCategory, ...byType, ...byBoth].slice(0, MOST_PAGES),
    (filter) => listPublishedProjects(client, { ...filter, pageSize: 1 }),
  );
  return [...blog, ...portfolio].slice(0, MOST_PAGES);
}

interface Filter {
  readonly category?: string;
  readonly type?: string;
}

async function addressesOf(
  path: string,
  filters: readonly Filter[],
  count: (filter: Filter) => Promise<{ readonly total: number }>,
): Promise<ListAddress[]> {
  const addresses: ListAddress[] = [];
  for (const filter of filters) {
    const { total } = await count(filter);
    const params = new URLSearchParams(Object.entries(filter));
    const pages = Math.max(1, Math.ceil(total / PUBLIC_PAGE_SIZE));
    for (let page = 1; page <= pages; page += 1) {
      const search = searchForPage(params, page);
      // The unfiltered first page is one of the static pages.
      if (search !== ".") addresses.push({ path: `${path}${search}`, isEmpty: total === 0 });
    }
  }
  return addresses;
}
