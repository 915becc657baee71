import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { createPublicClient } from "#supabase/data/public-client.ts";
import { filterOptionsQuery, projectsQuery } from "../pages/portfolio/project-queries.ts";
import { prefetchQueries } from "./prefetch.ts";

const project = (slug: string) => ({
  ...{ id: slug, slug, title: slug, description: "", category: null },
  ...{ featuredImageUrl: null, location: null, projectDate: null, areaSqft: null },
  ...{ projectType: "Loft", updatedAt: "2026-01-02T10:00:00Z" },
});

/** The tables and views that the page of a category requests besides its own projects. */
async function requestedFor(count: number): Promise<readonly string[]> {
  const requested: string[] = [];
  const client = createPublicClient({
    ...{ url: "http://backend.test", publishableKey: "key" },
    fetch: (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      requested.push(pathname.slice(pathname.lastIndexOf("/") + 1));
      return Promise.resolve(new Response("[]"));
    },
  });
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const rows = Array.from({ length: count }, (_, index) => project(String(index)));
  cache.setQueryData(projectsQuery(client, { page: 1, category: "lofts" }).queryKey, {
    ...{ rows, total: count, page: 1, pageSize: 12 },
  });
  cache.setQueryData(filterOptionsQuery(client).queryKey, {
    categories: [{ id: "1", name: "Lofts", slug: "lofts" }],
    ...{ types: [], total: count },
  });
  await prefetchQueries("/portfolio/category/lofts", client, cache, {
    writeOgImage: () => Promise.resolve(null),
    imageVariants: () => Promise.resolve(null),
    portraitCrop: () => Promise.resolve(null),
    onPost: () => undefined,
  });
  return requested;
}

it.each([
  [2, ["published_projects"]],
  [3, []],
])(
  "the page of a category of %i projects requests for its neighbours: %j",
  async (count, views) => {
    expect(await requestedFor(count)).toEqual(views);
  },
);
