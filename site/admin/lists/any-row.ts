import type { Page } from "#supabase/data/paging.ts";

interface Asked {
  readonly pageSize: number;
  readonly trashed: boolean;
}

/** One row of a table with a trash, if there is any, inside the trash or outside it. */
export async function anyRow(
  list: (asked: Asked) => Promise<Page<unknown>>,
): Promise<Page<unknown>> {
  const outside = await list({ pageSize: 1, trashed: false });
  return outside.total > 0 ? outside : list({ pageSize: 1, trashed: true });
}
