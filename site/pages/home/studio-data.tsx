import { useSiteOrigin } from "../shell/site-origin.ts";
import { StructuredData, studioThing } from "../shell/structured-data.tsx";

/** Who the studio is, told to machines. */
export function StudioData() {
  const origin = useSiteOrigin();
  return origin === "" ? null : <StructuredData thing={studioThing(origin)} />;
}
