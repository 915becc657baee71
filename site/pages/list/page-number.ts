const NUMBER_MAX = 100_000;

/** The page number in the URL's query, counted from 1; invalid values become 1. */
export function pageNumber(search: URLSearchParams): number {
  const written = search.get("page") ?? "";
  const page = /^[1-9]\d{0,5}$/.test(written) ? Number(written) : 1;
  return page <= NUMBER_MAX ? page : 1;
}

/** The query with another page number. The first page has no number; "." is the path without a query. */
export function searchForPage(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search);
  if (page > 1) next.set("page", String(page));
  else next.delete("page");
  next.sort();
  return next.size === 0 ? "." : `?${next.toString()}`;
}

/** Page numbers to link: the first, the last and the adjacent ones; null marks a gap. */
export function pagesToOffer(page: number, last: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, last].filter((each) => each >= 1 && each <= last);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((each, index) => {
    const before = pages[index - 1] ?? 0;
    if (each - before === 2) return [each - 1, each];
    return each - before > 2 ? [null, each] : [each];
  });
}
