import { itemKinds } from "../shared/bridge.ts";
import type { ItemLink } from "../shared/bridge.ts";

export const LINK_SCHEME = "interior-admin";
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The item of interior-admin://posts/<id>. The link is untrusted input: anything else is null. */
export function parseItemLink(address: string): ItemLink | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== `${LINK_SCHEME}:` || url.search !== "" || url.hash !== "") return null;
  const kind = itemKinds.find((known) => known === url.host);
  const id = url.pathname.replace(/^\/|\/$/g, "");
  return kind !== undefined && uuid.test(id) ? { kind, id: id.toLowerCase() } : null;
}

/** The first item link in the arguments of a start or of a second start (Windows, Linux). */
export function itemLinkOf(argv: readonly string[]): ItemLink | null {
  for (const argument of argv) {
    const link = parseItemLink(argument);
    if (link !== null) return link;
  }
  return null;
}
