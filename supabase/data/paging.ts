/** One page of a list: `page` counts from 1, `total` is the number of rows in all pages. */
export interface Page<T> {
  readonly rows: T[];
  readonly total: number;
  /** Present when there are more rows than `total`: counting stopped there. */
  readonly more?: true;
  readonly page: number;
  readonly pageSize: number;
}

export interface Sort<Column extends string> {
  readonly column: Column;
  readonly direction: "asc" | "desc";
}

/** Maximum rows of one page; longer ones are requested page by page. */
const PAGE_SIZE_MAX = 100;

export interface PageRange {
  readonly page: number;
  readonly pageSize: number;
  readonly from: number;
  readonly to: number;
}

/** Row numbers of a page, both ends included, counted from 0; an invalid page becomes the first one. */
export function pageRange(page: number | undefined, pageSize: number): PageRange {
  const size = Math.min(whole(pageSize, 1), PAGE_SIZE_MAX);
  const number = whole(page, 1);
  return { page: number, pageSize: size, from: (number - 1) * size, to: number * size - 1 };
}

function whole(value: number | undefined, min: number): number {
  if (value === undefined || !Number.isSafeInteger(Math.trunc(value))) return min;
  return Math.max(min, Math.trunc(value));
}
