import { StrictMode } from "react";
import type { ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router-dom";
import { createPublicClient } from "#supabase/data/public-client.ts";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { allowSkippedTransitions } from "../client/skipped-transitions.ts";
import { parseEnv } from "../config/env.ts";
import { createQueryClient } from "../config/query-client.ts";
import { PublicApp } from "../pages/layout/public-app.tsx";
import { siteSettingsQuery } from "../pages/layout/site-settings-query.ts";
import { routes } from "../routes.tsx";
import { primedFetch } from "./primed-fetch.ts";
import { logRenderError } from "./log-render-error.ts";
import type { PageRows, HydrationInput } from "./page-data.ts";
import { Shown } from "./on-hydrated.tsx";
import { keepTypedText } from "./preserve-input.ts";

/** Hydrates the whole page; resolves when React has committed. Throws if the rows' request fails. */
export async function start({ rows, answers, anew }: HydrationInput): Promise<void> {
  const container = document.getElementById("root");
  if (container === null) throw new Error("The page has no element with the id root.");
  allowSkippedTransitions();
  const env = parseEnv(import.meta.env);
  const client = createPublicClient({ ...env.backend, fetch: primedFetch(answers ?? []) });
  const queryClient = createQueryClient();
  const built = await parseRows(rows);
  const shown = anew ? settingsOnly(built, client) : built;
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
    if (anew) renderAnew(container, app);
    else hydrateRoot(container, app, { onRecoverableError: logRenderError });
  });
  restoreTypedText();
  document.documentElement.removeAttribute("data-anew");
  const isCurrent = answers?.length === 0;
  if (isCurrent) return;
  for (const [key] of shown) void queryClient.invalidateQueries({ queryKey: key, exact: true });
}

async function parseRows(file: Response): Promise<PageRows> {
  if (!file.ok) throw new Error(`${file.url}: ${file.status}`);
  return (await file.json()) as PageRows;
}

/** The site settings: the only rows that the HTML shares with another page of the same list. */
function settingsOnly(rows: PageRows, client: PublicClient): PageRows {
  const [wanted] = siteSettingsQuery(client).queryKey;
  return rows.filter(([[name]]) => name === wanted);
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

/**
 * Renders from scratch instead of hydrating, because the HTML shows another page of the list. Removes the
 * prerendered head elements, which describe that other page.
 */
function renderAnew(container: HTMLElement, app: ReactNode) {
  const loader = document.querySelector("head script[src]");
  while (loader?.nextElementSibling) loader.nextElementSibling.remove();
  createRoot(container).render(app);
}
