import { useLoadedPart } from "./load-page.ts";
import type { LoadablePart } from "./load-page.ts";
import { PartNotLoaded } from "./part-not-loaded.tsx";

/** The content of a page or dialog, which loads when it first opens. */
export function PageContent({ part }: { readonly part: LoadablePart }) {
  const loaded = useLoadedPart(part);
  if (loaded.kind === "ready") return <loaded.Content />;
  return <PartNotLoaded part={loaded} />;
}
