import { DataError } from "#supabase/data/errors.ts";

/** How rows of one table are created and found again. */
export interface CreatingStore<Row extends { id: string; version: number }, NewRow> {
  /** Ids of the newest rows that may be the one that was sent. */
  readonly candidates: (sent: NewRow) => Promise<readonly string[]>;
  readonly get: (id: string) => Promise<Row>;
  readonly create: (row: NewRow) => Promise<Row>;
  readonly update: (stored: Row, row: NewRow) => Promise<Row>;
  /** Whether the stored row is what was sent, in every column that the server leaves alone. */
  readonly holds: (stored: Row, sent: NewRow) => boolean;
}

/** Whether the server may have stored the row although no good answer came back. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof DataError && (error.code === "offline" || error.code === "server");
}

/**
 * Creates a row. `lost` is what earlier requests sent without an answer: if one of them was stored
 * after all, that row is updated instead of storing a second one. (An id made here would do the
 * same, but the request carries exactly the columns of the specification.)
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
