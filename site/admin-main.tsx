import { lazy } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { createStaffClient } from "#supabase/data/staff-client.ts";
import { AdminApp } from "./admin/index.ts";
import { logErrors } from "./client/log-errors.ts";
import { mount } from "./client/mount.tsx";
import { parseEnv } from "./config/env.ts";
import { paths } from "./config/paths.ts";
import { createBrowserPlatform } from "./platform/browser-platform.ts";
import { UiProvider } from "./ui/ui-provider.tsx";

logErrors();
console.info(`[page-view] ${window.location.pathname}`);
const env = parseEnv(import.meta.env);
const EditablePage = lazy(async () => ({
  default: (await import("./pages/editable-page.tsx")).EditablePage,
}));

const router = createBrowserRouter([
  {
    path: paths.admin,
    element: (
      <AdminApp
        client={createStaffClient(env.backend)}
        platform={createBrowserPlatform()}
        demoAccount={env.demoAccount}
        publicSite={new URL(window.location.origin)}
        EditablePage={EditablePage}
      />
    ),
  },
  {
    // Hosts that decode %2F as a slash serve this page for URLs such as /blog/..%2fadmin, too.
    path: "*",
    HydrateFallback: () => null,
    loader: () => {
      window.location.replace(paths.notFound);
      return null;
    },
  },
]);

mount(
  <UiProvider>
    <RouterProvider router={router} />
  </UiProvider>,
);
