import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { ChakraProvider } from "@chakra-ui/react";
import { createPublicClient } from "#supabase/data/public-client.ts";
import { parseEnv } from "../config/env.ts";
import { ContactForm } from "../pages/contact/contact-form.tsx";
import { PublicBackendProvider } from "../pages/shell/public-backend.tsx";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { settledSystem } from "../ui/settled/settled-styles.ts";
import type { SettledStyles } from "../ui/settled/settled-styles.ts";
import { hydrateIsland } from "./hydrate-island.tsx";
import { logRenderError } from "./log-render-error.ts";

/** Put here by the build (prerender/bundles.ts). */
declare const CONTACT_STYLES: SettledStyles;

/** Brings the contact form to life and leaves the page around it as it is. */
export function start(): Promise<void> {
  const client = createPublicClient(parseEnv(import.meta.env).backend);
  return hydrateIsland(
    <CacheProvider value={cacheWith(CONTACT_STYLES)}>
      <ChakraProvider value={settledSystem(CONTACT_STYLES)}>
        <PublicBackendProvider value={client}>
          <ErrorBoundary onError={logRenderError}>
            <ContactForm />
          </ErrorBoundary>
        </PublicBackendProvider>
      </ChakraProvider>
    </CacheProvider>,
  );
}

/** All rules at once, so that Emotion has none to add. */
function cacheWith({ css, classes }: SettledStyles) {
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
  const cache = createCache({ key: "css" });
  for (const name of Object.values(classes)) cache.inserted[name] = true;
  return cache;
}
