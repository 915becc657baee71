import { useSiteFacts } from "../shell/site-facts-context.tsx";
import { useSiteOrigin } from "../shell/site-origin.ts";
import { StructuredData, studioThing } from "../shell/structured-data.tsx";

/** Who the studio is, told to machines where visitors read it: with address and opening hours. */
export function StudioData() {
  const origin = useSiteOrigin();
  const facts = useSiteFacts();
  return origin === "" ? null : <StructuredData thing={studioThing(origin, facts)} />;
}
