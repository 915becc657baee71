import { listJsonLd, JsonLd } from "../layout/json-ld.tsx";
import type { Crumb } from "../layout/json-ld.tsx";
import { useSiteOrigin } from "../layout/site-origin.ts";

/** The pages of a list as JSON-LD. */
export function ListJsonLd({ items }: { readonly items: readonly Crumb[] }) {
  const origin = useSiteOrigin();
  if (origin === "" || items.length === 0) return null;
  return <JsonLd thing={listJsonLd(origin, items)} />;
}
