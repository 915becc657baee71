import { DataError } from "#supabase/data/errors.ts";

/** Data access of one table for `createOnce`. */
export interface CreatingStore<Row extends { id: string; version: number }, NewRow> {
  /** Ids of the newest rows that may equal the sent one. */
  readonly candidates: (sent: NewRow) => Promise<readonly string[]>;
  readonly get: (id: string) => Promise<Row>;
  readonly create: (row: NewRow) => Promise<Row>;
  readonly update: (stored: Row, row: NewRow) => Promise<Row>;
  /** True if the stored row equals the sent one in every column that the server does not set. */
  readonly holds: (stored: Row, sent: NewRow) => boolean;
}

/** True if the server may have stored the row despite the failed request. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof DataError && (error.code === "offline" || error.code === "server");
}

/**
 * Creates a row idempotently. `lost` contains the rows of earlier requests without response: if one
 * of them was stored, that row is updated instead of creating a second one. (A generated id would
 * do the same, but the request has exactly the columns of the specification.)
 */
export async function createOnce<Row extends { id: string; version: number }, NewRow>(
  store: CreatingStore<Row, NewRow>,
  row: NewRow,
  lost: readonly NewRow[],
): Promise<Row> {
  const stored = await findStored(store, lost);
  if (stored === null) return store.create(row);
  return store.holds(stored, row) ? stored : store.update(stored, row);
}

async function findStored<Row extends { id: string; version: number }, NewRow>(
  store: CreatingStore<Row, NewRow>,
  lost: readonly NewRow[],
): Promise<Row | null> {
  for (const sent of lost.toReversed()) {
    for (const id of await store.candidates(sent)) {
      const row = await store.get(id);
      if (store.holds(row, sent)) return row;
    }
  }
  return null;
}
