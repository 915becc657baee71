import { QueryClientProvider } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { RouterProvider } from "react-router-dom";
import type { ComponentProps } from "react";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { UiProvider } from "#site/ui/ui-provider.tsx";
import { PublicBackendProvider } from "./public-backend.tsx";

interface PublicAppProps {
  readonly client: PublicClient;
  readonly queryClient: QueryClient;
  readonly router: ComponentProps<typeof RouterProvider>["router"];
}

/** The public site with everything that its root injects. */
export function PublicApp({ client, queryClient, router }: PublicAppProps) {
  return (
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <PublicBackendProvider value={client}>
          <RouterProvider router={router} />
        </PublicBackendProvider>
      </QueryClientProvider>
    </UiProvider>
  );
}
