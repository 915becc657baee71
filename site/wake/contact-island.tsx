import { ChakraProvider } from "@chakra-ui/react";
import { createPublicClient } from "#supabase/data/public-client.ts";
import { parseEnv } from "../config/env.ts";
import { paths } from "../config/paths.ts";
import { ContactForm } from "../pages/contact/contact-form.tsx";
import { PublicBackendProvider } from "../pages/shell/public-backend.tsx";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { formSystem } from "../ui/theme/form-system.ts";
import { hydrateIsland } from "./hydrate-island.tsx";
import { logRenderError } from "./log-render-error.ts";

/** Brings the contact form to life and leaves the page around it as it is. */
export function start(): Promise<void> {
  const client = createPublicClient(parseEnv(import.meta.env).backend);
  return hydrateIsland(
    <ChakraProvider value={formSystem}>
      <PublicBackendProvider value={client}>
        <ErrorBoundary isPart homeHref={paths.home} onError={logRenderError}>
          <ContactForm sinceLoad />
        </ErrorBoundary>
      </PublicBackendProvider>
    </ChakraProvider>,
  );
}
