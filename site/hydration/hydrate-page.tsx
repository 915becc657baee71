import { StrictMode } from "react";
import type { ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router-dom";
import { createPublicClient } from "#supabase/data/public-client.ts";
import { allowSkippedTransitions } from "../client/skipped-transitions.ts";
import { parseEnv } from "../config/env.ts";
import { createQueryClient } from "../config/query-client.ts";
import { PublicApp } from "../pages/layout/public-app.tsx";
import { routes } from "../routes.tsx";
import { fetchFromResponses } from "./fetch-from-responses.ts";
import { logRenderError } from "#site/client/log-render-error.ts";
import type { QueryCacheEntries, HydrationInput } from "./page-data.ts";
import { OnHydrated } from "./on-hydrated.tsx";
import { preserveInput } from "./preserve-input.ts";

/** Hydrates the whole page; resolves when React has committed. Throws if the request for the query cache fails. */
export async function start({ cacheResponse, freshness, builtFor }: HydrationInput): Promise<void> {
  const container = document.getElementById("root");
  if (container === null) throw new Error("The page has no element with the id root.");
  allowSkippedTransitions();
  const env = parseEnv(import.meta.env);
  const responses = freshness.state === "stale" ? freshness.responses : [];
  const client = createPublicClient({ ...env.backend, fetch: fetchFromResponses(responses) });
  const queryClient = createQueryClient();
  const built = await parseCacheEntries(cacheResponse);
  for (const [key, data] of built) queryClient.setQueryData(key, data);
  await loadMatchedRoutes();

  const restoreInput = preserveInput();
  await new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <OnHydrated then={resolve}>
          <PublicApp
            client={client}
            queryClient={queryClient}
            siteOrigin={env.siteUrl ?? window.location.origin}
          >
            <RouterProvider router={createBrowserRouter(routes)} />
          </PublicApp>
        </OnHydrated>
      </StrictMode>
    );
    if (builtFor !== undefined && !isOfRoute(builtFor)) replaceFallback(container, app);
    else hydrateRoot(container, app, { onRecoverableError: logRenderError });
  });
  restoreInput();
  if (freshness.state === "current") return;
  // The queries of stale rows are answered by the loader's responses, all others by the backend.
  for (const [key] of built) void queryClient.invalidateQueries({ queryKey: key, exact: true });
}

async function parseCacheEntries(file: Response): Promise<QueryCacheEntries> {
  if (!file.ok) throw new Error(`${file.url}: ${file.status}`);
  return (await file.json()) as QueryCacheEntries;
}

/** Loads the code of the matched routes first: a lazy route would hydrate as an empty page. */
async function loadMatchedRoutes() {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    if (typeof route.lazy !== "function") continue;
    const loaded = await route.lazy().catch(() => null);
    // A route that fails to load stays lazy, and the router shows its error element.
    if (loaded !== null) Object.assign(route, loaded, { lazy: undefined });
  }
}

/** Whether the router shows the current URL by the route of this path. */
function isOfRoute(path: string): boolean {
  const routeOf = (at: string) => matchRoutes(routes, at)?.at(-1)?.route.path;
  return routeOf(path) === routeOf(window.location.pathname);
}

/**
 * Renders the page for which the host has no file yet, such as a new category, instead of the not-found page
 * that it has served. Removes the prerendered head elements, which describe that one.
 */
function replaceFallback(container: HTMLElement, app: ReactNode) {
  const loader = document.querySelector("head script[src]");
  while (loader?.nextElementSibling) loader.nextElementSibling.remove();
  createRoot(container).render(app);
}
