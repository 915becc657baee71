import type { Sort } from "#supabase/data/paging.ts";

/** What a list can be narrowed to and ordered by; the first entry of each is the default. */
export interface ListOptions<Status extends string, Column extends string> {
  readonly statuses: readonly [Status, ...Status[]];
  readonly sorts: readonly [SortParam<Column>, ...SortParam<Column>[]];
}

export type SortParam<Column extends string> = `${Column}-${"asc" | "desc"}`;

export interface ListParams<Status extends string, Column extends string> {
  readonly search: string;
  readonly status: Status;
  readonly sort: SortParam<Column>;
  /** Id of a category; null shows all. Lists without categories leave it alone. */
  readonly category: string | null;
  readonly page: number;
}

const SEARCH_MAX = 200;

/** Reads the state of a list from an address. Anything unknown becomes the default. */
export function parseListParams<Status extends string, Column extends string>(
  query: URLSearchParams,
  { statuses, sorts }: ListOptions<Status, Column>,
): ListParams<Status, Column> {
  const page = Number(query.get("page"));
  return {
    search: (query.get("q") ?? "").slice(0, SEARCH_MAX),
    status: statuses.find((status) => status === query.get("status")) ?? statuses[0],
    sort: sorts.find((sort) => sort === query.get("sort")) ?? sorts[0],
    category: query.get("category") || null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Writes it back: defaults are left out, everything else in the address stays. */
export function writeListParams<Status extends string, Column extends string>(
  query: URLSearchParams,
  { search, status, sort, category, page }: ListParams<Status, Column>,
  { statuses, sorts }: ListOptions<Status, Column>,
): URLSearchParams {
  const written = new URLSearchParams(query);
  const put = (name: string, value: string, standard: string) => {
    if (value === standard) written.delete(name);
    else written.set(name, value);
  };
  put("q", search, "");
  put("status", status, statuses[0]);
  put("sort", sort, sorts[0]);
  put("category", category ?? "", "");
  put("page", String(page), "1");
  return written;
}

/** "updated_at-desc" as the query modules want it. */
export function sortOf<Column extends string>(sort: SortParam<Column>): Sort<Column> {
  const cut = sort.lastIndexOf("-");
  return {
    column: sort.slice(0, cut) as Column,
    direction: sort.endsWith("-asc") ? "asc" : "desc",
  };
}

/** What the list is narrowed to, as one string to compare by. Order and page do not belong to it. */
export function filterKey({ search, status, category }: ListParams<string, string>): string {
  return JSON.stringify([search, status, category]);
}
