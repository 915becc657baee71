import { ChakraProvider } from "@chakra-ui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { createPublicClient } from "#supabase/data/public-client.ts";
import type { PublicClient } from "#supabase/data/public-client.ts";
import { PublicBackendProvider } from "#site/pages/layout/public-backend.tsx";
import { SiteOriginProvider } from "#site/pages/layout/site-origin.ts";
import { system } from "#site/ui/theme/system.ts";

/** A client whose requests never end. */
export const silentClient = createPublicClient({
  url: "http://backend.test",
  publishableKey: "key",
  fetch: () => new Promise<Response>(() => undefined),
});

interface SiteOptions {
  readonly client?: PublicClient;
  readonly cache: QueryClient;
  /** Path and query of the open page. */
  readonly address?: string;
}

/** A part of the public site with its theme, cache, backend and router, for tests. */
export function inSite(
  piece: ReactNode,
  { client = silentClient, cache, address = "/" }: SiteOptions,
): ReactNode {
  return (
    <ChakraProvider value={system}>
      <QueryClientProvider client={cache}>
        <PublicBackendProvider value={client}>
          <SiteOriginProvider value="https://studio.example">
            <MemoryRouter initialEntries={[address]}>{piece}</MemoryRouter>
          </SiteOriginProvider>
        </PublicBackendProvider>
      </QueryClientProvider>
    </ChakraProvider>
  );
}
