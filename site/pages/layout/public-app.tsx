import { QueryClientProvider } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { PublicUi } from "#site/ui/public-ui.tsx";
import { PublicBackendProvider } from "./public-backend.tsx";
import { SiteSettingsProvider } from "./site-settings-context.tsx";
import { SiteOriginProvider } from "./site-origin.ts";

interface PublicAppProps {
  readonly client: PublicClient;
  readonly queryClient: QueryClient;
  /** Origin of the published site, without a path; "" if not known. */
  readonly siteOrigin: string;
  /** The router: a browser router or, in the build, a static one. */
  readonly children: ReactNode;
}

/** The providers of the public site. */
export function PublicApp({ client, queryClient, siteOrigin, children }: PublicAppProps) {
  return (
    <PublicUi>
      <QueryClientProvider client={queryClient}>
        <PublicBackendProvider value={client}>
          <SiteSettingsProvider>
            <SiteOriginProvider value={siteOrigin}>{children}</SiteOriginProvider>
          </SiteSettingsProvider>
        </PublicBackendProvider>
      </QueryClientProvider>
    </PublicUi>
  );
}
