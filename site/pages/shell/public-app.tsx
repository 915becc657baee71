import { QueryClientProvider } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { PublicUi } from "#site/ui/public-ui.tsx";
import { PublicBackendProvider } from "./public-backend.tsx";
import { SiteFactsProvider } from "./site-facts-context.tsx";
import { SiteOriginProvider } from "./site-origin.ts";

interface PublicAppProps {
  readonly client: PublicClient;
  readonly queryClient: QueryClient;
  /** Where the site stands for the world, without a path; '' while that is not known. */
  readonly siteOrigin: string;
  /** The router, which differs between browser and build. */
  readonly children: ReactNode;
}

/** The public site with everything that its root injects. */
export function PublicApp({ client, queryClient, siteOrigin, children }: PublicAppProps) {
  return (
    <PublicUi>
      <QueryClientProvider client={queryClient}>
        <PublicBackendProvider value={client}>
          <SiteFactsProvider>
            <SiteOriginProvider value={siteOrigin}>{children}</SiteOriginProvider>
          </SiteFactsProvider>
        </PublicBackendProvider>
      </QueryClientProvider>
    </PublicUi>
  );
}
