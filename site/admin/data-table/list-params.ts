import type { Sort } from "#supabase/data/paging.ts";

/** Filters and sort orders of a list; the first entry of each is the default. */
export interface ListOptions<Status extends string, Column extends string> {
  readonly statuses: readonly [Status, ...Status[]];
  readonly sorts: readonly [SortParam<Column>, ...SortParam<Column>[]];
}

export type SortParam<Column extends string> = `${Column}-${"asc" | "desc"}`;

export interface ListParams<Status extends string, Column extends string> {
  readonly search: string;
  readonly status: Status;
  readonly sort: SortParam<Column>;
  /** Id of a category; null means all. Ignored by lists without categories. */
  readonly category: string | null;
  readonly page: number;
}

const SEARCH_MAX = 200;

/** Parses the list state from the URL's query. Invalid values fall back to the default. */
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

/** Writes the list state to the query: defaults are omitted, other parameters are preserved. */
export function writeListParams<Status extends string, Column extends string>(
  query: URLSearchParams,
  { search, status, sort, category, page }: ListParams<Status, Column>,
  { statuses, sorts }: ListOptions<Status, Column>,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const setOrDelete = (name: string, value: string, defaultValue: string) => {
    if (value === defaultValue) next.delete(name);
    else next.set(name, value);
  };
  setOrDelete("q", search, "");
  setOrDelete("status", status, statuses[0]);
  setOrDelete("sort", sort, sorts[0]);
  setOrDelete("category", category ?? "", "");
  setOrDelete("page", String(page), "1");
  return next;
}

/** Parses "updated_at-desc" into the query modules' sort parameter. */
export function sortOf<Column extends string>(sort: SortParam<Column>): Sort<Column> {
  const separator = sort.lastIndexOf("-");
  return {
    column: sort.slice(0, separator) as Column,
    direction: sort.endsWith("-asc") ? "asc" : "desc",
  };
}

/** Identifies the filter, without sort and page; used to reset the selection. */
export function filterKey({ search, status, category }: ListParams<string, string>): string {
  return JSON.stringify([search, status, category]);
}
