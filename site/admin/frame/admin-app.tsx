import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { removeCachedQueries } from "#site/admin/offline/query-persistence.ts";
import { recheckConnection } from "#site/admin/session/check-session.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { AdminNavigationProvider } from "#site/admin/navigation/admin-navigation.tsx";
import type { Platform } from "#site/platform/platform.ts";
import { ErrorBoundary } from "#site/ui/error-boundary.tsx";
import { AdminEnvironmentProvider } from "#site/admin/context/admin-environment.tsx";
import type { AdminEnvironment } from "#site/admin/context/admin-environment.tsx";
import { createAdminQueryClient } from "./admin-query-client.ts";
import { AdminRoot } from "./admin-root.tsx";
import { logRenderError } from "#site/client/log-render-error.ts";
import { PlatformProvider } from "#site/admin/context/platform-context.tsx";
import { StaffBackendProvider } from "#site/admin/context/staff-backend.tsx";

interface AdminAppProps extends AdminEnvironment {
  readonly client: StaffClient;
  readonly platform: Platform;
}

/**
 * The whole back office. The entry point, browser or desktop, injects client, platform and
 * environment, and mounts it in a data router with one route.
 */
export function AdminApp({
  client,
  platform,
  demoAccount,
  publicSite,
  EditablePage,
}: AdminAppProps) {
  const [queryClient] = useState(() =>
    createAdminQueryClient({
      onSessionEnded: () => {
        useSession.getState().expire();
      },
      onServerUnreachable: () => {
        recheckConnection(client);
      },
    }),
  );
  const [environment] = useState({ demoAccount, publicSite, EditablePage });
  return (
    <QueryClientProvider client={queryClient}>
      <StaffBackendProvider value={client}>
        <PlatformProvider value={platform}>
          <AdminEnvironmentProvider value={environment}>
            <ErrorBoundary
              homeHref={publicSite.href}
              onError={logRenderError}
              onRetry={() => removeCachedQueries(queryClient)}
            >
              <AdminNavigationProvider>
                <AdminRoot />
              </AdminNavigationProvider>
            </ErrorBoundary>
          </AdminEnvironmentProvider>
        </PlatformProvider>
      </StaffBackendProvider>
    </QueryClientProvider>
  );
}
