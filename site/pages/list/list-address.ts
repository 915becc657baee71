/** Characters of a search or a project type in the URL of a list. */
export const SEARCH_MAX = 100;
/** A page of a list. Its category and number are in the path, search and type in the query. */
export interface ListPage {
  /** Slug of a category; null for all rows. */
  readonly category: string | null;
  /** Counted from 1. */
  readonly page: number;
}

const NUMBER_MAX = 100_000;

/** The path of a list's page: `/blog`, `/blog/page/2`, `/blog/category/{slug}/page/2`. */
export function listPath(list: string, { category, page }: ListPage): string {
  const part = category === null ? "" : `/category/${encodeURIComponent(category)}`;
  return `${list}${part}${page > 1 ? `/page/${String(page)}` : ""}`;
}

/** The paths of a list's pages as patterns of the router. */
export function listRoutes(list: string): string[] {
  const category = `${list}/category/:category`;
  return [list, `${list}/page/:page`, category, `${category}/page/:page`];
}

/** The page of a list at a path; null if the path is not below `list` or has no valid page number. */
export function listPageAt(list: string, path: string): ListPage | null {
  if (path !== list && !path.startsWith(`${list}/`)) return null;
  const rest = path.slice(list.length);
  const [, category = null, number] = /^(?:\/category\/([^/]+))?(?:\/page\/([^/]+))?$/.exec(
    rest,
  ) ?? [null, null, ""];
  const page = pageNumber(number);
  if (page === null) return null;
  return { category: category === null ? null : decodeURIComponent(category), page };
}

/** A page number in a path: 1 if absent, null if invalid. The first page is not numbered. */
export function pageNumber(text: string | undefined): number | null {
  if (text === undefined) return 1;
  const page = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
  return page > 1 && page <= NUMBER_MAX ? page : null;
}

/** A path with a query of the given values, sorted by name; null and "" leave one out. */
export function withQuery(path: string, values: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(values).filter(
    (entry): entry is [string, string] => entry[1] !== null && entry[1] !== "",
  );
  const query = new URLSearchParams(given);
  query.sort();
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
