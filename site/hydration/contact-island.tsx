import { createPublicClient } from "#supabase/data/public-client.ts";
import { REPLY_WITHIN_HOURS } from "#supabase/data/limits.ts";
import { parseEnv } from "../config/env.ts";
import { ContactFallback } from "../pages/contact/contact-fallback.tsx";
import { IslandForm } from "../pages/contact/island-form.tsx";
import { PublicBackendProvider } from "../pages/layout/public-backend.tsx";
import { CatchErrors } from "../ui/catch-errors.tsx";
import { hydrateIsland } from "./hydrate-island.tsx";
import { logRenderError } from "#site/client/log-render-error.ts";

/** Hydrates the contact form and leaves the page around it as it is. */
export function start(): Promise<void> {
  const client = createPublicClient(parseEnv(import.meta.env).backend);
  return hydrateIsland(
    <PublicBackendProvider value={client}>
      <CatchErrors Fallback={ContactFallback} onError={logRenderError}>
        <IslandForm {...settingsOfPage()} />
      </CatchErrors>
    </PublicBackendProvider>,
  );
}

/** The site settings of the form, which the contact page leaves at the island's element. */
function settingsOfPage() {
  const { dataset } = document.querySelector<HTMLElement>("[data-island]") ?? {};
  return {
    replyWithinHours: dataset?.["replyHours"] ?? String(REPLY_WITHIN_HOURS),
    bookingUrl: dataset?.["bookingUrl"] ?? "",
  };
}
