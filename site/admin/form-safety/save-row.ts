import { DataError, isOffline } from "#supabase/data/errors.ts";

/** How rows of one table are created, and saved when they turn out to be stored. */
export interface CreatingStore<Row extends { id: string; version: number }, NewRow extends object> {
  /** Repeated under the same id it updates the row while that has version 1, and throws `conflict` once it has a later one. */
  readonly create: (row: NewRow, id: string) => Promise<Row>;
  readonly get: (id: string) => Promise<Row>;
  readonly update: (stored: Row, row: NewRow) => Promise<Row>;
  /** True if the stored row equals the sent one in every column that the server does not set. */
  readonly hasValuesOf: (stored: Row, sent: object) => boolean;
}

/** How a save ended: the row is stored, or the server has a newer version by another member. */
export type SaveOutcome<Row> =
  { readonly kind: "stored"; readonly row: Row } | { readonly kind: "newer"; readonly theirs: Row };

/**
 * Creates the row idempotently. `unconfirmed`: the rows that were sent under this id without a response. Returns a newer
 * version instead of throwing `conflict`; throws the other errors of the store.
 */
export function createRow<Row extends { id: string; version: number }, NewRow extends object>(
  store: CreatingStore<Row, NewRow>,
  id: string,
  row: NewRow,
  unconfirmed: readonly object[],
): Promise<SaveOutcome<Row>> {
  return orNewerVersion(idempotentCreate(store, id, row, unconfirmed), () => store.get(id));
}

/** How the rows of one table are updated. */
interface UpdatingStore<Row> {
  readonly get: (id: string) => Promise<Row>;
  /** Throws `conflict` if the server has a newer version than `base`. */
  readonly update: (base: Row) => Promise<Row>;
}

/** Updates a row. A newer version without other content than `base` is no conflict: it is overwritten.
 * Throws the errors of the store but `conflict`. */
export async function updateRow<Row extends { id: string }>(
  store: UpdatingStore<Row>,
  base: Row,
  hasSameContent: (before: Row, now: Row) => boolean,
): Promise<SaveOutcome<Row>> {
  const outcome = await orNewerVersion(store.update(base), () => store.get(base.id));
  if (outcome.kind === "stored" || !hasSameContent(base, outcome.theirs)) return outcome;
  return updateRow(store, outcome.theirs, hasSameContent);
}

async function orNewerVersion<Row>(
  saving: Promise<Row>,
  fetchTheirs: () => Promise<Row>,
): Promise<SaveOutcome<Row>> {
  try {
    return { kind: "stored", row: await saving };
  } catch (error) {
    if (!(error instanceof DataError) || error.code !== "conflict") throw error;
    return { kind: "newer", theirs: await fetchTheirs() };
  }
}

/** True if the server may have stored the row despite the failed request. */
export function isOutcomeUnknown(error: unknown): boolean {
  return isOffline(error) || (error instanceof DataError && error.code === "server");
}

/**
 * Creates a row under an id made by the form. A request with the same id may have been stored, or may
 * still be in progress: only one row is stored. `unconfirmed` holds the values of those requests; a stored row
 * with other values was changed by another member and is reported as `conflict` instead of overwritten.
 */
export async function idempotentCreate<
  Row extends { id: string; version: number },
  NewRow extends object,
>(
  store: CreatingStore<Row, NewRow>,
  id: string,
  row: NewRow,
  unconfirmed: readonly object[],
): Promise<Row> {
  try {
    return await store.create(row, id);
  } catch (error) {
    if (!(error instanceof DataError) || error.code !== "conflict") throw error;
    const stored = await store.get(id);
    if (store.hasValuesOf(stored, row)) return stored;
    if (!unconfirmed.some((sent) => store.hasValuesOf(stored, sent))) throw error;
    return store.update(stored, row);
  }
}
