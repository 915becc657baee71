import { lazy, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createHashRouter, RouterProvider } from "react-router-dom";
import { AdminApp, restoreAppearance } from "#site/admin/index.ts";
import { UiProvider } from "#site/ui/ui-provider.tsx";
import { createStaffClient } from "#supabase/data/staff-client.ts";
import { desktopBridge } from "./bridge.ts";
import { createDesktopPlatform } from "./desktop-platform.ts";
import { readBuildEnv } from "./build-env.ts";
import { reportErrors } from "./report-errors.ts";
import { createAuthStorage } from "./auth-storage.ts";

const bridge = desktopBridge();
reportErrors(bridge);
const env = readBuildEnv(import.meta.env);
const EditablePage = lazy(async () => ({
  default: (await import("#site/pages/editable-page.tsx")).EditablePage,
}));

const client = createStaffClient({
  ...env.backend,
  storage: createAuthStorage(bridge),
});

const router = createHashRouter([
  {
    path: "/",
    element: (
      <AdminApp
        client={client}
        platform={createDesktopPlatform(bridge)}
        demoAccount={env.demoAccount}
        publicSite={env.publicSite}
        EditablePage={EditablePage}
      />
    ),
  },
]);

// A kill loses the latest writes of localStorage, but not the values stored by main.
restoreAppearance(await bridge.readAppearance());

const container = document.getElementById("root");
if (container === null) throw new Error("The page has no element with the id root.");
createRoot(container).render(
  <StrictMode>
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>
  </StrictMode>,
);
