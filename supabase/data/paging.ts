/** One page of a list: `page` counts from 1, `total` is the number of rows in all pages. */
export interface Page<T> {
  readonly rows: T[];
  readonly total: number;
  /** Present when there are more rows than `total`: only as many were counted. */
  readonly more?: true;
  readonly page: number;
  readonly pageSize: number;
}

export interface Sort<Column extends string> {
  readonly column: Column;
  readonly direction: "asc" | "desc";
}

/** What the API hands out at most in one answer. */
const PAGE_SIZE_MAX = 100;

export interface PageRange {
  readonly page: number;
  readonly pageSize: number;
  readonly from: number;
  readonly to: number;
}

/** Row numbers of a page, both ends included, counted from 0; nonsense becomes the first page. */
export function pageRange(page: number | undefined, pageSize: number): PageRange {
  const size = Math.min(whole(pageSize, 1), PAGE_SIZE_MAX);
  const number = whole(page, 1);
  return { page: number, pageSize: size, from: (number - 1) * size, to: number * size - 1 };
}

function whole(value: number | undefined, least: number): number {
  if (value === undefined || !Number.isSafeInteger(Math.trunc(value))) return least;
  return Math.max(least, Math.trunc(value));
}
