import { searchForPage } from "./page-number.ts";

/** The one address of a page of a list: the canonical one, the sitemap's, and that of the links to it. */
export function listAddress(
  path: string,
  filter: Readonly<Record<string, string | null>>,
  page: number,
): string {
  const chosen = Object.entries(filter).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  const search = searchForPage(new URLSearchParams(chosen), page);
  return search === "." ? path : `${path}${search}`;
}
