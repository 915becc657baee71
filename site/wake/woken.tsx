import { StrictMode } from "react";
import type { ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router-dom";
import { createPublicClient } from "#supabase/data/public-client.ts";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { allowSkippedTransitions } from "../browser/skipped-transitions.ts";
import { parseEnv } from "../config/env.ts";
import { createQueryClient } from "../config/query-client.ts";
import { PublicApp } from "../pages/shell/public-app.tsx";
import { siteFactsQuery } from "../pages/shell/site-facts-query.ts";
import { routes } from "../routes.tsx";
import { answeredFirst } from "./answered-first.ts";
import { logRenderError } from "./log-render-error.ts";
import type { PageRows, Waking } from "./page-data.ts";
import { Shown } from "./shown.tsx";
import { keepTypedText } from "./typed-text.ts";

/** Brings the page to life; resolves when React has taken over what the visitor sees. */
export async function start({ rows, answers, anew }: Waking): Promise<void> {
  const place = document.getElementById("root");
  if (place === null) throw new Error("The page has no element with the id root.");
  allowSkippedTransitions();
  const env = parseEnv(import.meta.env);
  const client = createPublicClient({ ...env.backend, fetch: answeredFirst(answers ?? []) });
  const queryClient = createQueryClient();
  const built = await rowsIn(rows);
  const shown = anew ? factsIn(built, client) : built;
  for (const [key, data] of shown) queryClient.setQueryData(key, data);
  await loadMatchedRoutes();

  const restoreTypedText = keepTypedText();
  await new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <Shown then={resolve}>
          <PublicApp
            client={client}
            queryClient={queryClient}
            siteOrigin={env.siteUrl ?? window.location.origin}
          >
            <RouterProvider router={createBrowserRouter(routes)} />
          </PublicApp>
        </Shown>
      </StrictMode>
    );
    if (anew) renderAnew(place, app);
    else hydrateRoot(place, app, { onRecoverableError: logRenderError });
  });
  restoreTypedText();
  document.documentElement.removeAttribute("data-anew");
  const isCurrent = answers?.length === 0;
  if (isCurrent) return;
  for (const [key] of shown) void queryClient.invalidateQueries({ queryKey: key, exact: true });
}

async function rowsIn(file: Response): Promise<PageRows> {
  if (!file.ok) throw new Error(`${file.url}: ${file.status}`);
  return (await file.json()) as PageRows;
}

/** All that another page of the same list shares with the HTML. */
function factsIn(rows: PageRows, client: PublicClient): PageRows {
  const [wanted] = siteFactsQuery(client).queryKey;
  return rows.filter(([[name]]) => name === wanted);
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
  const loader = document.querySelector("head script[src]");
  while (loader?.nextElementSibling) loader.nextElementSibling.remove();
  createRoot(place).render(app);
}
