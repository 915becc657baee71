import { useSiteSettings } from "../layout/site-settings-context.tsx";
import { useSiteOrigin } from "../layout/site-origin.ts";
import { JsonLd, businessJsonLd } from "../layout/json-ld.tsx";

/** JSON-LD of the studio with address and opening hours, on the page that shows them. */
export function BusinessJsonLd() {
  const origin = useSiteOrigin();
  const settings = useSiteSettings();
  return origin === "" ? null : <JsonLd thing={businessJsonLd(origin, settings)} />;
}
