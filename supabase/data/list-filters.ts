import { pageRange } from "./paging.ts";
import type { RowCount } from "./requests.ts";
import type { PageRange, Sort } from "./paging.ts";
import { searchCondition, searchPatterns } from "./search-filter.ts";
import type { AnySortColumns } from "./sort-columns.ts";
import type { StaffClient } from "./staff-client.ts";

/** The part of a postgrest-js query that lists need; every call changes and returns the same query. */
interface FilterableQuery {
  filter(column: string, operator: string, value: unknown): unknown;
  not(column: string, operator: string, value: unknown): unknown;
  or(conditions: string): unknown;
  order(column: string, options?: { ascending: boolean; nullsFirst?: boolean }): unknown;
  range(from: number, to: number): unknown;
}

/** The columns that every list of posts and of projects selects; a caller names further ones in its query. */
export const CONTENT_COLUMNS = [
  "id",
  "title",
  "slug",
  "status",
  "featured_image_url",
  "category_id",
  "published_at",
  "created_at",
  "updated_at",
  "deleted_at",
  "version",
] as const;

/** The `select` parameter of a list: columns, each once, and the row's category. */
export function selectList(columns: readonly string[], further: readonly string[] = []): string {
  return [...new Set([...columns, ...further]), "category:categories(id,name,slug)"].join(",");
}

/** Counting mode of a list: row by row for a search with `words`, by index otherwise. */
export function chooseCount(
  words: readonly string[],
  requestCount: RowCount["requestCount"],
  exact = false,
): RowCount {
  return { requestCount, oneByOne: words.length > 0, exact };
}

/** Filter of a list of posts or projects by status. `published` includes scheduled rows, as in the
 * counters: those with a `published_at` in the future. */
type PublishFilter = "draft" | "published" | "scheduled";

/** Filters of the lists of posts and projects; `Column` names the columns of their rows. */
interface ContentFilter<Column extends string = string> {
  /** Search words; each must occur in one of the columns of `searchIn`. */
  readonly search?: string;
  /** The title alone by default. */
  readonly searchIn?: readonly Column[];
  readonly status?: PublishFilter;
  /** Id of a category; null or absent for all. */
  readonly category?: string | null;
  /** true: only the trash; otherwise everything outside it. */
  readonly trashed?: boolean;
  /** true: the total is exact for any length of the list, which takes longer. */
  readonly exactTotal?: boolean;
}

/** One page of posts or projects; `Column` names the further columns of its rows, `Searched`
 * all that can be searched. */
export interface ContentQuery<
  Column,
  SortColumn extends string,
  Searched extends string,
> extends ContentFilter<Searched> {
  /** Columns of each row beside those of every list. */
  readonly columns?: readonly Column[];
  /** Last changed first by default; see `contentSort`. */
  readonly sort?: Sort<SortColumn>;
  /** Counted from 1. */
  readonly page?: number;
  /** 25 by default, at most 100. */
  readonly pageSize?: number;
  readonly signal?: AbortSignal;
}

const SEARCHED_BY_DEFAULT = ["title"];

/** Applies the filters. */
export function filterContent(
  request: FilterableQuery,
  { search, searchIn, status, category, trashed }: ContentFilter,
) {
  if (trashed === true) request.not("deleted_at", "is", null);
  else request.filter("deleted_at", "is", null);
  if (status !== undefined) {
    request.filter("status", "eq", status === "draft" ? "draft" : "published");
    if (status === "scheduled") request.filter("published_at", "gt", new Date().toISOString());
  }
  if (category) request.filter("category_id", "eq", category);
  const condition = searchCondition(search, searchIn ?? SEARCHED_BY_DEFAULT);
  if (condition !== null) request.or(condition);
}

/** Counts the rows that the filters leave. */
export function contentCount(
  client: StaffClient,
  count: "count_posts" | "count_projects",
  { search, searchIn = SEARCHED_BY_DEFAULT, status, category, trashed, exactTotal }: ContentFilter,
): RowCount {
  const words = searchPatterns(search);
  const filter = {
    words,
    searched: [...searchIn],
    ...(status && { wanted_status: status }),
    ...(category && { wanted_category: category }),
    ...(trashed && { trashed }),
  };
  const requestCount = (upTo: number) => client.rest.rpc(count, { up_to: upTo, ...filter });
  return chooseCount(words, requestCount, exactTotal);
}

/** The order of a list: last changed first by default. In the trash, the last change of a row is its move
 * there, which leaves `updated_at` as it was. */
export function contentSort<Column extends string>({
  sort,
  trashed,
}: Pick<ContentQuery<unknown, Column, string>, "sort" | "trashed">): Sort<
  Column | "updated_at" | "deleted_at"
> {
  const { column, direction } = sort ?? { column: "updated_at", direction: "desc" };
  return { column: trashed === true && column === "updated_at" ? "deleted_at" : column, direction };
}

interface PageQuery<Column extends string> {
  readonly sort: Sort<Column>;
  /** Counted from 1. */
  readonly page: number | undefined;
  readonly pageSize: number;
}

/** Orders by the column, nulls last, then by id, so that equal values have a stable order across
 * pages. The column and the id have the same direction, so that one index serves ascending and descending. */
export function sortedPage<Column extends string>(
  request: FilterableQuery,
  columns: AnySortColumns,
  { sort, page, pageSize }: PageQuery<Column>,
): PageRange {
  const range = pageRange(page, pageSize);
  const ascending = sort.direction === "asc";
  // Named for nullable columns only: PostgreSQL uses an index only if both place nulls alike, even without nulls.
  const nulls = columns[sort.column]?.nullable ? { nullsFirst: false } : {};
  request.order(sort.column, { ascending, ...nulls });
  // Same order as the public portfolio: rows without a position follow the others, newest first.
  const isManualOrder = sort.column === "sort_order";
  if (isManualOrder) request.order("created_at", { ascending: false });
  request.order("id", { ascending: isManualOrder || ascending });
  request.range(range.from, range.to);
  return range;
}
