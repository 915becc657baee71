import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { createPublicClient } from "#supabase/data/public-client.ts";
import { logErrors } from "./client/log-errors.ts";
import { openMenus } from "./client/menus.ts";
import { allowSkippedTransitions } from "./client/skipped-transitions.ts";
import { mount } from "./client/mount.tsx";
import { parseEnv } from "./config/env.ts";
import { createQueryClient } from "./config/query-client.ts";
import { PublicApp } from "./pages/layout/public-app.tsx";
import { routes } from "./routes.tsx";

// Entry of the development server. Published pages start with hydration/loader.ts and hydration/hydrate-page.tsx.
logErrors();
openMenus();
allowSkippedTransitions();
console.info(`[page-view] ${window.location.pathname}`);
const env = parseEnv(import.meta.env);

mount(
  <PublicApp
    client={createPublicClient(env.backend)}
    queryClient={createQueryClient()}
    siteOrigin={env.siteUrl ?? window.location.origin}
  >
    <RouterProvider router={createBrowserRouter(routes)} />
  </PublicApp>,
);
