import * as v from "valibot";
import { itemKinds } from "../shared/bridge.ts";
import type { ItemLink } from "../shared/bridge.ts";

/** Scheme of links that open a row in the app. */
export const LINK_SCHEME = "interior-admin";

const NO_LINK = `Expected one of ${itemKinds.join(", ")} with an id.`;

/** An item of the dashboard: its kind and the UUID of its row, in lower case. */
export const itemLink = v.object(
  {
    kind: v.picklist(itemKinds, NO_LINK),
    id: v.pipe(v.string(NO_LINK), v.uuid(NO_LINK), v.toLowerCase()),
  },
  NO_LINK,
);

/** The item of interior-admin://posts/<id>. The link is untrusted input: anything else is null. */
export function parseItemLink(address: string): ItemLink | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== `${LINK_SCHEME}:` || url.search !== "" || url.hash !== "") return null;
  const link = { kind: url.host, id: url.pathname.replace(/^\/|\/$/g, "") };
  const parsed = v.safeParse(itemLink, link);
  return parsed.success ? parsed.output : null;
}

/** The first item link in the arguments of a start or of a second start (Windows, Linux). */
export function itemLinkOf(argv: readonly string[]): ItemLink | null {
  for (const argument of argv) {
    const link = parseItemLink(argument);
    if (link !== null) return link;
  }
  return null;
}
