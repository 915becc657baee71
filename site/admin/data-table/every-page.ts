import type { Page } from "#supabase/data/paging.ts";

/** Rows of one request. */
const PAGE_SIZE = 100;

export interface PageQuery {
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** Fetches every row of a filtered list, page by page; `report` gets the number of rows so far. A row
 * that moves to another page meanwhile is returned once. */
export async function everyPage<Row extends { readonly id: string }>(
  list: (query: PageQuery) => Promise<Page<Row>>,
  report: (rows: number) => void,
): Promise<readonly Row[]> {
  const found = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const { rows } = await list({ page, pageSize: PAGE_SIZE });
    for (const row of rows) found.set(row.id, row);
    if (rows.length < PAGE_SIZE) return [...found.values()];
    report(found.size);
  }
}
