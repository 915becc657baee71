import type { Sort } from "#supabase/data/paging.ts";

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}
type Choices<Value extends string> = readonly [Choice<Value>, ...Choice<Value>[]];

/** Filters and sort orders of a list in the URL and in its selects; the first of each is the default. */
export interface ListOptions<Status extends string, Column extends string> {
  readonly statuses: Choices<Status>;
  readonly sorts: Choices<SortParam<Column>>;
}

type SortParam<Column extends string> = `${Column}-${"asc" | "desc"}`;

export interface ListParams<Status extends string, Column extends string> {
  readonly search: string;
  readonly status: Status;
  readonly sort: SortParam<Column>;
  /** Id of a category; null means all. Ignored by lists without categories. */
  readonly category: string | null;
  readonly page: number;
}

const SEARCH_MAX = 200;

/** Query parameter of a list's page; `page` is a page of the dashboard. */
const LIST_PAGE_PARAM = "list-page";

/** Parses the list state from the URL's query. Invalid values fall back to the default. */
export function parseListParams<Status extends string, Column extends string>(
  query: URLSearchParams,
  { statuses, sorts }: ListOptions<Status, Column>,
): ListParams<Status, Column> {
  const page = Number(query.get(LIST_PAGE_PARAM));
  return {
    search: (query.get("q") ?? "").slice(0, SEARCH_MAX),
    status: chosen(statuses, query.get("status")),
    sort: chosen(sorts, query.get("sort")),
    category: query.get("category") || null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

function chosen<Value extends string>(choices: Choices<Value>, text: string | null): Value {
  return (choices.find(({ value }) => value === text) ?? choices[0]).value;
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
  setOrDelete("status", status, statuses[0].value);
  setOrDelete("sort", sort, sorts[0].value);
  setOrDelete("category", category ?? "", "");
  setOrDelete(LIST_PAGE_PARAM, String(page), "1");
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
