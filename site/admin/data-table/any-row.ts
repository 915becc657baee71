import type { Page } from "#supabase/data/paging.ts";

interface RowQuery {
  readonly pageSize: number;
  readonly trashed: boolean;
}

/** Page with at most one row of a table: from outside the trash, else from the trash. */
export async function anyRow(
  list: (query: RowQuery) => Promise<Page<unknown>>,
): Promise<Page<unknown>> {
  const outside = await list({ pageSize: 1, trashed: false });
  return outside.total > 0 ? outside : list({ pageSize: 1, trashed: true });
}
