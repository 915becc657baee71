import { StrictMode } from "react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { logRenderError } from "./log-render-error.ts";
import { Shown } from "./shown.tsx";
import { keepTypedText } from "./typed-text.ts";

/**
 * Lets React take over the one element `data-island` of the page, whose HTML the same component made at
 * build time; resolves when it has.
 */
export async function hydrateIsland(island: ReactNode): Promise<void> {
  const place = document.querySelector("[data-island]");
  if (place === null) throw new Error("The page has no element with the attribute data-island.");
  const restoreTypedText = keepTypedText();
  await new Promise<void>((resolve) => {
    hydrateRoot(
      place,
      <StrictMode>
        <Shown then={resolve}>{island}</Shown>
      </StrictMode>,
      { onRecoverableError: logRenderError },
    );
  });
  restoreTypedText();
}
