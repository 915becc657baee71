import type { RefObject } from "react";
import * as v from "valibot";
import { DataError, isNotFound, isOffline } from "#supabase/data/errors.ts";
import { changesAfterCreate } from "#supabase/data/optimistic-lock.ts";
import { hasSameColumns } from "#site/schemas/columns.ts";
import type { EntitySchema } from "#site/schemas/entity.ts";

/** The queries that save rows of one table. */
export interface RowQueries<Row, NewRow extends object, Changes extends object> {
  /** Repeated under the same id it updates the row while that has version 1, and throws `conflict` once it has a later one. */
  readonly create: (row: NewRow, id: string) => Promise<Row>;
  readonly get: (id: string) => Promise<Row>;
  /** Throws `conflict` if the server has a newer version than `base`. */
  readonly update: (base: Row, changes: Changes) => Promise<Row>;
}

/** Columns that every saved row has. */
interface SavedRow {
  readonly id: string;
  readonly version: number;
  readonly published_at: string | null;
}

/** Columns that every new row has. */
interface CreatedRow {
  readonly created_by_admin: unknown;
  readonly published_at?: string | null;
}

/** The id to create a row under, and the rows that were sent under it without a response. */
interface CreateRequest {
  readonly id: string;
  readonly unacknowledgedRows: readonly object[];
}

/** How a save ended: the row is saved, or the server has a newer version by another member. */
export type SaveOutcome<Row> =
  | { readonly kind: "saved"; readonly row: Row }
  | { readonly kind: "conflict"; readonly theirs: Row };

/**
 * Creates the row idempotently. Returns a newer version instead of throwing `conflict`; throws the other errors of the queries.
 */
export function createRow<Row extends SavedRow, NewRow extends CreatedRow>(
  queries: RowQueries<Row, NewRow, Partial<NewRow>>,
  schema: EntitySchema,
  pending: CreateRequest,
  row: NewRow,
): Promise<SaveOutcome<Row>> {
  return orNewerVersion(idempotentCreate(queries, schema, pending, row), () =>
    queries.get(pending.id),
  );
}

/** Updates a row. A newer version without other content than `base` is no conflict: it is overwritten.
 * Throws the errors of the queries but `conflict`. */
export async function updateRow<Row extends { id: string }, Changes extends object>(
  queries: Pick<RowQueries<Row, object, Changes>, "get" | "update">,
  base: Row,
  changesOf: (base: Row) => Changes,
  hasSameContent: (before: Row, now: Row) => boolean,
): Promise<SaveOutcome<Row>> {
  const outcome = await orNewerVersion(queries.update(base, changesOf(base)), () =>
    queries.get(base.id),
  );
  if (outcome.kind === "saved" || !hasSameContent(base, outcome.theirs)) return outcome;
  return updateRow(queries, outcome.theirs, changesOf, hasSameContent);
}

async function orNewerVersion<Row>(
  saving: Promise<Row>,
  fetchTheirs: () => Promise<Row>,
): Promise<SaveOutcome<Row>> {
  try {
    return { kind: "saved", row: await saving };
  } catch (error) {
    if (!(error instanceof DataError) || error.code !== "conflict") throw error;
    return { kind: "conflict", theirs: await fetchTheirs() };
  }
}

/** True if the server may have saved the row despite the failed request. */
export function isOutcomeUnknown(error: unknown): boolean {
  return isOffline(error) || (error instanceof DataError && error.code === "server");
}

/**
 * Creates a row under an id made by the form. A request with the same id may have been saved, or may
 * still be in progress: only one row is saved. `unacknowledgedRows` are those of such requests; a saved row
 * with other values was changed by another member and is reported as `conflict` instead of overwritten.
 */
async function idempotentCreate<Row extends SavedRow, NewRow extends CreatedRow>(
  queries: RowQueries<Row, NewRow, Partial<NewRow>>,
  schema: EntitySchema,
  { id, unacknowledgedRows }: CreateRequest,
  row: NewRow,
): Promise<Row> {
  try {
    return await queries.create(row, id);
  } catch (error) {
    if (!(error instanceof DataError) || error.code !== "conflict") throw error;
    const saved = await queries.get(id);
    if (hasValuesOf(schema, saved, row)) return saved;
    if (!unacknowledgedRows.some((sent) => hasValuesOf(schema, saved, sent))) throw error;
    return queries.update(saved, changesAfterCreate(row));
  }
}

/** True if the saved row has every sent value that the server does not set, and the sent date of publication. */
function hasValuesOf(schema: EntitySchema, saved: SavedRow, sent: object): boolean {
  const isSameDate = !("published_at" in sent) || sent.published_at === saved.published_at;
  return isSameDate && hasSameColumns(schema, saved, sent);
}

/** How a new row was sent so far, so that no later save stores it a second time. */
export interface PendingCreate {
  /** The idempotency key under which it was sent, which becomes the row's id. Null before the first request. */
  readonly id: string | null;
  /**
   * The rows of the requests without a response: the server may have saved any of them. They are only compared with
   * the saved row.
   */
  readonly unacknowledgedRows: readonly object[];
  /** Whether a request got no response, so that the row may be saved. */
  readonly mayBeSaved: boolean;
}

/** The state before the first request. */
export const NOT_SENT: PendingCreate = { id: null, unacknowledgedRows: [], mayBeSaved: false };

/** The state after a request with this row, as long as its response has not arrived. */
export function withUnacknowledged(pending: PendingCreate, row: object): PendingCreate {
  const unacknowledgedRows = [...pending.unacknowledgedRows, row];
  return { ...pending, unacknowledgedRows, mayBeSaved: true };
}

/** Unacknowledged rows as stored on this device. */
export const unacknowledgedRowsSchema = v.array(v.looseObject({}));

const storedPendingCreate = v.object({
  id: v.string(),
  unacknowledgedRows: unacknowledgedRowsSchema,
});

/** Reads what `storePendingCreate` stored with the local draft. */
export function parsePendingCreate(stored: unknown): PendingCreate {
  const parsed = v.safeParse(storedPendingCreate, stored);
  return parsed.success ? { ...parsed.output, mayBeSaved: true } : NOT_SENT;
}

/** The state of a form that creates its row once. */
export interface CreateState {
  /** How the row of this form was sent so far. */
  readonly pendingCreateRef: RefObject<PendingCreate>;
  /** Stores the state with the local draft, so that a reload does not create the row again; null removes it. */
  readonly storePendingCreate: (pending: PendingCreate | null) => Promise<void>;
}

/** Stores with the local draft that this row is about to be sent; returns the id to send it under, and the earlier requests. */
export async function startCreate(
  { pendingCreateRef, storePendingCreate }: CreateState,
  row: object,
): Promise<PendingCreate & { readonly id: string }> {
  const pending = pendingCreateRef.current;
  const before = { ...pending, id: pending.id ?? crypto.randomUUID() };
  pendingCreateRef.current = before;
  // Stored as sent before the request; the ref follows after a failure only, because `unacknowledgedRows` must not
  // contain the row that is being sent.
  await storePendingCreate(withUnacknowledged(before, row));
  return before;
}

/** After a failed create of this row: remembers what may be saved nevertheless. */
export async function recordFailedCreate(
  create: CreateState,
  row: object,
  error: unknown,
): Promise<void> {
  const { pendingCreateRef } = create;
  if (!isOutcomeUnknown(error)) await recordRefusedCreate(create);
  else pendingCreateRef.current = withUnacknowledged(pendingCreateRef.current, row);
}

/** After a create that the server has not saved: stores earlier requests only, if one of them may be saved. */
export async function recordRefusedCreate({
  pendingCreateRef,
  storePendingCreate,
}: CreateState): Promise<void> {
  const pending = pendingCreateRef.current;
  await storePendingCreate(pending.mayBeSaved ? pending : null);
}

/**
 * After a create without a response, an autosave asks for the row before it sends another: without a network it would
 * only add to the rows that a later create is compared with. Throws if the server does not respond.
 */
export async function confirmReachable(
  { id, mayBeSaved }: PendingCreate,
  get: (id: string) => Promise<unknown>,
): Promise<void> {
  if (id === null || !mayBeSaved) return;
  try {
    await get(id);
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
