import type { Category } from "#supabase/data/categories.ts";
import { listPath, pageNumber, withQuery } from "./list-address.ts";

/**
 * The path for a former query, `?category={id}&page={number}` of the first version; null for any other
 * query, and while the categories are not known. Keeps search and type. A category that no longer exists
 * leads to the whole list.
 */
export function pathOfFormerQuery(
  list: string,
  query: URLSearchParams,
  categories: readonly Category[] | undefined,
): string | null {
  const id = query.get("category");
  const number = query.get("page");
  if (id === null && number === null) return null;
  if (id !== null && categories === undefined) return null;
  const category = categories?.find((each) => each.id === id)?.slug ?? null;
  const isGone = id !== null && category === null;
  const page = isGone ? 1 : (pageNumber(number ?? undefined) ?? 1);
  const path = listPath(list, { category, page });
  return withQuery(path, { q: query.get("q"), type: query.get("type") });
}
