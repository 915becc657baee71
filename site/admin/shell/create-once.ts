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
 * Creates a row. `lost` is what an earlier try sent without hearing back: when that was stored after
 * all, it is brought up to date instead of being stored a second time. (An id made here would do the
 * same, but the request carries exactly the columns of the specification.)
 */
export async function createOnce<Row extends { id: string; version: number }, NewRow>(
  store: CreatingStore<Row, NewRow>,
  row: NewRow,
  lost: NewRow | null,
): Promise<Row> {
  const stored = lost === null ? null : await findStored(store, lost);
  if (stored === null) return store.create(row);
  return store.holds(stored, row) ? stored : store.update(stored, row);
}

async function findStored<Row extends { id: string; version: number }, NewRow>(
  store: CreatingStore<Row, NewRow>,
  lost: NewRow,
): Promise<Row | null> {
  for (const id of await store.candidates(lost)) {
    const row = await store.get(id);
    if (store.holds(row, lost)) return row;
  }
  return null;
}
