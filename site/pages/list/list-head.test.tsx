import { ChakraProvider } from "@chakra-ui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { createPublicClient } from "#supabase/data/public-client.ts";
import { system } from "#site/ui/theme/system.ts";
import { routes } from "#site/routes.tsx";
import { categoriesQuery } from "../blog/post-queries.ts";
import { filterOptionsQuery } from "../portfolio/project-queries.ts";
// Pages load it on demand, which takes long on a busy machine.
import "../not-found/not-found-page.tsx";
import { PublicBackendProvider } from "../layout/public-backend.tsx";
import { SiteOriginProvider } from "../layout/site-origin.ts";

const KITCHENS = "00000000-0000-4000-8000-00000000000a";
const category = { id: KITCHENS, name: "Kitchens", slug: "kitchens" };

/** Title and canonical address in the HTML of a list. */
async function headOf(address: string) {
  const client = createPublicClient({ url: "http://127.0.0.1:1", publishableKey: "key" });
  const cache = new QueryClient();
  cache.setQueryData(categoriesQuery(client).queryKey, [category]);
  cache.setQueryData(filterOptionsQuery(client).queryKey, {
    categories: [category],
    types: ["Town house"],
    total: 1,
  });
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(address, "https://studio.example")));
  if (context instanceof Response) throw new Error(`${address} redirects.`);
  const html = renderToString(
    <ChakraProvider value={system}>
      <QueryClientProvider client={cache}>
        <PublicBackendProvider value={client}>
          <SiteOriginProvider value="https://studio.example">
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </SiteOriginProvider>
        </PublicBackendProvider>
      </QueryClientProvider>
    </ChakraProvider>,
  );
  const head = new DOMParser().parseFromString(html, "text/html");
  const canonical = head.querySelector("link[rel=canonical]")?.getAttribute("href") ?? "";
  return { title: head.title, canonical: canonical.replace("https://studio.example", "") };
}

it.each([
  "/blog",
  "/blog/page/2",
  "/blog/category/kitchens",
  "/blog/category/kitchens/page/2",
  "/portfolio",
  "/portfolio/page/2",
  "/portfolio/category/kitchens",
  "/portfolio/category/kitchens/page/3",
])("%s is its own canonical address", async (address) => {
  expect((await headOf(address)).canonical).toBe(address);
});

it("no two of them have the same title", async () => {
  const addresses = ["", "/page/2", "/category/kitchens", "/category/kitchens/page/2"];
  const heads = await Promise.all(addresses.map((path) => headOf(`/blog${path}`)));
  const titles = heads.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles[2]).toContain("Kitchens");
});

it.each([
  ["/blog?q=oak", "/blog"],
  ["/blog/category/kitchens?q=oak", "/blog/category/kitchens"],
  ["/portfolio?type=House", "/portfolio"],
])("%s has the canonical address %s", async (address, canonical) => {
  expect((await headOf(address)).canonical).toBe(canonical);
});

it.each(["/blog/page/1", "/blog/page/two", "/portfolio/category/kitchens/page/0"])(
  "%s is the not-found page",
  async (address) => {
    await expect
      .poll(async () => (await headOf(address)).title.split(" | ")[0])
      .toBe("Page not found");
    expect((await headOf(address)).canonical).toBe("");
  },
);
