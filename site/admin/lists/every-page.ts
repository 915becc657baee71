import type { Page } from "#supabase/data/paging.ts";

/** As many rows as the API hands out in one answer. */
const PAGE_SIZE = 100;

interface Asked {
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** Fetches every row of a filtered list, page after page; `report` gets the number of rows so far. A row
 * that moves to another page meanwhile is listed once. */
export async function everyPage<Row extends { readonly id: string }>(
  list: (asked: Asked) => Promise<Page<Row>>,
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
