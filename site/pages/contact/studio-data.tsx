import { useSiteFacts } from "../shell/site-facts-context.tsx";
import { useSiteOrigin } from "../shell/site-origin.ts";
import { StructuredData, studioThing } from "../shell/structured-data.tsx";

/** JSON-LD of the studio with address and opening hours, on the page that shows them. */
export function StudioData() {
  const origin = useSiteOrigin();
  const settings = useSiteFacts();
  return origin === "" ? null : <StructuredData thing={studioThing(origin, settings)} />;
}
