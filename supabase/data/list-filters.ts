import { pageRange } from "./paging.ts";
import type { RowCount } from "./requests.ts";
import type { PageRange, Sort } from "./paging.ts";
import { searchCondition } from "./search-filter.ts";

/** The part of a postgrest-js query that lists need; every call changes and returns the same query. */
interface Narrowable {
  filter(column: string, operator: string, value: unknown): unknown;
  not(column: string, operator: string, value: unknown): unknown;
  or(conditions: string): unknown;
  order(column: string, options?: { ascending: boolean; nullsFirst?: boolean }): unknown;
  range(from: number, to: number): unknown;
}

/** The `select` parameter of a list: columns, each once, and the row's category. */
export function selectList(columns: readonly string[], further: readonly string[] = []): string {
  return [...new Set([...columns, ...further]), "category:categories(id,name,slug)"].join(",");
}

/** Counting mode of a list: row by row for a search with `words`, by index otherwise. */
export function countBy(words: readonly string[], ask: RowCount["ask"], exact = false): RowCount {
  return { ask, oneByOne: words.length > 0, exact };
}

/** Every word of `search` must occur in one of the columns. */
export function searchIn(
  request: Narrowable,
  search: string | undefined,
  columns: readonly string[],
) {
  const condition = searchCondition(search, columns);
  if (condition !== null) request.or(condition);
}

export function inTrash(request: Narrowable, trashed: boolean | undefined) {
  if (trashed === true) request.not("deleted_at", "is", null);
  else request.filter("deleted_at", "is", null);
}

/** Filter of a list of posts or projects by status. `published` includes scheduled rows, as in the
 * counters: those with a `published_at` in the future. */
export type PublishFilter = "draft" | "published" | "scheduled";

export function withStatus(request: Narrowable, status: PublishFilter | undefined, now: Date) {
  if (status === undefined) return;
  request.filter("status", "eq", status === "draft" ? "draft" : "published");
  if (status === "scheduled") request.filter("published_at", "gt", now.toISOString());
}

/** Nullable columns. Only for these does the order name the position of nulls: PostgreSQL uses an
 * index only if both agree, even on columns without nulls. */
const NULLABLE = [
  "published_at",
  "project_type",
  "location",
  "client_name",
  "sort_order",
  "reply_due_at",
];

/** Orders by the column, nulls last, then by id, so that equal values have a stable order across
 * pages. Both have one direction, so that one index serves both directions. */
export function sortedPage<Column extends string>(
  request: Narrowable,
  sort: Sort<Column>,
  page: number | undefined,
  pageSize: number,
): PageRange {
  const range = pageRange(page, pageSize);
  const ascending = sort.direction === "asc";
  const nulls = NULLABLE.includes(sort.column) ? { nullsFirst: false } : {};
  request.order(sort.column, { ascending, ...nulls });
  // Same order as the public portfolio: rows without a position follow the others, newest first.
  const byHand = sort.column === "sort_order";
  if (byHand) request.order("created_at", { ascending: false });
  request.order("id", { ascending: byHand || ascending });
  request.range(range.from, range.to);
  return range;
}
