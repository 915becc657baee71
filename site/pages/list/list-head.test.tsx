import { ChakraProvider } from "@chakra-ui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { createPublicClient } from "#supabase/data/public-client.ts";
import { system } from "#site/ui/theme/system.ts";
import { BlogPage } from "../blog/blog-page.tsx";
import { categoriesQuery } from "../blog/post-queries.ts";
import { PortfolioPage } from "../portfolio/portfolio-page.tsx";
import { kindsQuery } from "../portfolio/project-queries.ts";
import { PublicBackendProvider } from "../layout/public-backend.tsx";
import { SiteOriginProvider } from "../layout/site-origin.ts";

const KITCHENS = "00000000-0000-4000-8000-00000000000a";
const GONE = "00000000-0000-4000-8000-00000000000b";
const category = { id: KITCHENS, name: "Kitchens", slug: "kitchens" };

/** Title and canonical address in the HTML of a list. */
function headOf(address: string) {
  const client = createPublicClient({ url: "http://127.0.0.1:1", publishableKey: "key" });
  const cache = new QueryClient();
  cache.setQueryData(categoriesQuery(client).queryKey, [category]);
  cache.setQueryData(kindsQuery(client).queryKey, {
    categories: [category],
    types: ["Town house"],
  });
  const html = renderToString(
    <ChakraProvider value={system}>
      <QueryClientProvider client={cache}>
        <PublicBackendProvider value={client}>
          <SiteOriginProvider value="https://studio.example">
            <MemoryRouter initialEntries={[address]}>
              {address.startsWith("/blog") ? <BlogPage /> : <PortfolioPage />}
            </MemoryRouter>
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
  "/blog?page=2",
  `/blog?category=${KITCHENS}`,
  `/blog?category=${KITCHENS}&page=2`,
  "/portfolio",
  "/portfolio?page=2",
  `/portfolio?category=${KITCHENS}`,
  "/portfolio?type=Town+house",
  `/portfolio?category=${KITCHENS}&page=3&type=Town+house`,
])("%s is its own canonical address", (address) => {
  expect(headOf(address).canonical).toBe(address);
});

it("no two of them have the same title", () => {
  const titles = ["", "?page=2", `?category=${KITCHENS}`, `?category=${KITCHENS}&page=2`].map(
    (query) => headOf(`/blog${query}`).title,
  );
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles[2]).toContain("Kitchens");
});

it.each([
  [`/blog?category=${GONE}`, "/blog"],
  ["/blog?q=oak", "/blog"],
  [`/portfolio?category=${GONE}`, "/portfolio"],
  ["/portfolio?type=Castle", "/portfolio"],
])("%s shows a list that has the canonical address %s", (address, canonical) => {
  expect(headOf(address).canonical).toBe(canonical);
});
