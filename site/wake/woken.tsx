import { StrictMode, useEffect } from "react";
import type { ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router-dom";
import type { QueryClient } from "@tanstack/react-query";
import { createPublicClient } from "#supabase/data/public-client.ts";
import { parseEnv } from "../config/env.ts";
import { createQueryClient } from "../config/query-client.ts";
import { PublicApp } from "../pages/shell/public-app.tsx";
import { routes } from "../routes.tsx";
import { answeredFirst } from "./answered-first.ts";
import type { PageData, Waking } from "./page-data.ts";

/** Brings the page to life; resolves when React has taken over what the visitor sees. */
export async function start({ data, answers, current, anew }: Waking): Promise<void> {
  const place = document.getElementById("root");
  if (place === null) throw new Error("The page has no element with the id root.");
  const env = parseEnv(import.meta.env);
  const queryClient = createQueryClient();
  if (data !== null && !anew) fillCache(queryClient, data);
  await loadMatchedRoutes();

  await new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <Shown then={resolve}>
          <PublicApp
            client={createPublicClient({ ...env.backend, fetch: answeredFirst(answers) })}
            queryClient={queryClient}
            siteOrigin={env.siteUrl ?? window.location.origin}
          >
            <RouterProvider router={createBrowserRouter(routes)} />
          </PublicApp>
        </Shown>
      </StrictMode>
    );
    if (anew) renderAnew(place, app);
    else hydrateRoot(place, app, { onRecoverableError: logRecovered });
  });
  document.documentElement.removeAttribute("data-anew");
  if (!current && data !== null && !anew) void queryClient.invalidateQueries();
}

/** The very rows of the HTML, so that the first render equals it. */
function fillCache(queryClient: QueryClient, { queries }: PageData) {
  for (const [key, rows] of queries) queryClient.setQueryData(key, rows);
}

/** A route whose code is there is rendered at once; a lazy one would first be rendered empty. */
async function loadMatchedRoutes() {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    if (typeof route.lazy !== "function") continue;
    const loaded = await route.lazy().catch(() => null);
    // What cannot be loaded stays lazy: the router then tells so on the page.
    if (loaded !== null) Object.assign(route, loaded, { lazy: undefined });
  }
}

/** In place of the HTML, which shows another page of the list. Its head goes with it. */
function renderAnew(place: HTMLElement, app: ReactNode) {
  const loader = document.querySelector("script[data-app]");
  while (loader?.nextElementSibling) loader.nextElementSibling.remove();
  createRoot(place).render(app);
}

function logRecovered(error: unknown) {
  console.error(`[render-error] ${window.location.pathname}`, error);
}

function Shown({ then, children }: { readonly then: () => void; readonly children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}
