import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { createStaffClient } from "#supabase/data/staff-client.ts";
import { AdminEnvironmentProvider } from "#site/admin/context/admin-environment.tsx";
import { PlatformProvider } from "#site/admin/context/platform-context.tsx";
import { StaffBackendProvider } from "#site/admin/context/staff-backend.tsx";
import { AdminNavigationProvider } from "#site/admin/navigation/admin-navigation.tsx";
import type { EditablePageProps } from "#site/content/copy-editing.ts";
import { createBrowserPlatform } from "#site/platform/browser-platform.ts";
import { renderInTheme } from "./render.tsx";

const client = createStaffClient({ url: "http://127.0.0.1:1", publishableKey: "key" });

interface DashboardOptions {
  readonly queries?: QueryClient;
  /** Stands for the pages of the public site. */
  readonly EditablePage?: (props: EditablePageProps) => ReactNode;
}

/** Renders a part of the dashboard in a browser, for tests. Its backend cannot be reached. */
export function renderInDashboard(
  piece: ReactNode,
  { queries = new QueryClient(), EditablePage = () => null }: DashboardOptions = {},
) {
  const environment = {
    demoAccount: null,
    publicSite: new URL(window.location.href),
    EditablePage,
  };
  return renderInTheme(
    <QueryClientProvider client={queries}>
      <StaffBackendProvider value={client}>
        <PlatformProvider value={createBrowserPlatform()}>
          <AdminEnvironmentProvider value={environment}>
            <MemoryRouter>
              <AdminNavigationProvider>{piece}</AdminNavigationProvider>
            </MemoryRouter>
          </AdminEnvironmentProvider>
        </PlatformProvider>
      </StaffBackendProvider>
    </QueryClientProvider>,
  );
}
