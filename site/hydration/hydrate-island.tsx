import { StrictMode } from "react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { logRenderError } from "#site/client/log-render-error.ts";
import { OnHydrated } from "./on-hydrated.tsx";
import { preserveInput } from "./preserve-input.ts";

/**
 * Hydrates the page's one `data-island` element with the component that rendered its HTML at build time.
 * Resolves after hydration; throws if the page has no such element.
 */
export async function hydrateIsland(island: ReactNode): Promise<void> {
  const container = document.querySelector("[data-island]");
  if (container === null)
    throw new Error("The page has no element with the attribute data-island.");
  const restoreInput = preserveInput();
  await new Promise<void>((resolve) => {
    hydrateRoot(
      container,
      <StrictMode>
        <OnHydrated then={resolve}>{island}</OnHydrated>
      </StrictMode>,
      { onRecoverableError: logRenderError },
    );
  });
  restoreInput();
}
