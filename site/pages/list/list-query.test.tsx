import { ChakraProvider } from "@chakra-ui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "@testing-library/react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createPublicClient } from "#supabase/data/public-client.ts";
import { paths } from "#site/config/paths.ts";
import { system } from "#site/ui/theme/system.ts";
import { BlogPage } from "../blog/blog-page.tsx";
import { categoriesQuery, postsQuery } from "../blog/post-queries.ts";
import { PortfolioPage } from "../portfolio/portfolio-page.tsx";
import { filterOptionsQuery, projectsQuery } from "../portfolio/project-queries.ts";
import { PublicBackendProvider } from "../layout/public-backend.tsx";
import { listRoutes } from "./list-address.ts";

const ID = "00000000-0000-4000-8000-00000000000a";
const categories = [
  { id: ID, name: "Kitchens", slug: "kitchens" },
  { id: ID.replace("a", "b"), name: "Light", slug: "light" },
];
const requested: URL[] = [];
const client = createPublicClient({
  url: "http://backend.test",
  publishableKey: "key",
  fetch: (input) => {
    requested.push(new URL(input instanceof Request ? input.url : input));
    return Promise.resolve(new Response("[]", { headers: { "Content-Range": "*/0" } }));
  },
});

let root: Root | undefined;

beforeEach(() => {
  requested.length = 0;
});

afterEach(() => {
  act(() => {
    root?.unmount();
  });
});

function Location() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** A list as built: without rows of the query. */
function app(address: string, projectCount = 3): ReactNode {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const page = { rows: [], total: 0, page: 1, pageSize: 12 };
  cache.setQueryData(categoriesQuery(client).queryKey, categories);
  cache.setQueryData(filterOptionsQuery(client).queryKey, {
    ...{ categories, types: ["House", "Loft"], total: projectCount },
  });
  for (const category of [null, "kitchens"]) {
    const listPage = { page: 1, category };
    cache.setQueryData(postsQuery(client, listPage).queryKey, page);
    cache.setQueryData(projectsQuery(client, listPage).queryKey, page);
  }
  return (
    <ChakraProvider value={system}>
      <QueryClientProvider client={cache}>
        <PublicBackendProvider value={client}>
          <MemoryRouter initialEntries={[address]}>
            <Routes>
              {listRoutes(paths.blog).map((path) => (
                <Route key={path} path={path} element={<BlogPage />} />
              ))}
              {listRoutes(paths.portfolio).map((path) => (
                <Route key={path} path={path} element={<PortfolioPage />} />
              ))}
              <Route path="/portfolio/:slug" element="A project" />
            </Routes>
            <Location />
          </MemoryRouter>
        </PublicBackendProvider>
      </QueryClientProvider>
    </ChakraProvider>
  );
}

/** Hydrates the HTML of a path, as a static host serves it, at the same path with a query. */
async function hydrateAt(path: string, query: string): Promise<unknown[]> {
  const html = renderToString(app(path)).replace(
    /<output>.*<\/output>/,
    `<output>${path}${query}</output>`,
  );
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const container = document.createElement("div");
  container.append(...parsed.body.childNodes);
  document.body.replaceChildren(container);
  const errors: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(container, app(path + query), {
      onRecoverableError: (error) => errors.push(error),
    });
    return Promise.resolve();
  });
  return errors;
}

const outputText = () => document.querySelector("output")?.textContent;

it.each([
  ["/blog", "?q=oak", "published_posts", "or"],
  ["/blog/category/kitchens", "?q=oak", "published_posts", "category_id"],
  ["/portfolio", "?type=Loft", "published_projects", "project_type"],
])(
  "the HTML of %s is hydrated at %s without an error, then filtered",
  async (path, query, view, column) => {
    expect(await hydrateAt(path, query)).toEqual([]);
    await vi.waitFor(() => {
      const [request] = requested.filter(({ pathname }) => pathname.endsWith(view));
      expect(request?.searchParams.has(column)).toBe(true);
    });
    expect(outputText()).toBe(path + query);
  },
);

it.each([
  ["/blog", "?page=2", "/blog/page/2"],
  ["/blog", `?category=${ID}`, "/blog/category/kitchens"],
  ["/portfolio", `?category=${ID}&type=Loft`, "/portfolio/category/kitchens?type=Loft"],
  ["/portfolio", "?category=x&project=loft", "/portfolio/loft"],
])("%s%s leads to %s", async (path, query, address) => {
  expect(await hydrateAt(path, query)).toEqual([]);
  await vi.waitFor(() => {
    expect(outputText()).toBe(address);
  });
});

it.each([
  [11, ["Categories"]],
  [12, ["Categories", "Project types"]],
])("PF03 a portfolio of %i projects has the filters %j", (count, labels) => {
  const built = new DOMParser().parseFromString(
    renderToString(app("/portfolio", count)),
    "text/html",
  );
  const filters = [...built.querySelectorAll("nav")].map((nav) => nav.getAttribute("aria-label"));
  expect(filters).toEqual(labels);
  expect(built.body.textContent.includes("Filtering by project type needs JavaScript.")).toBe(
    labels.length > 1,
  );
});
