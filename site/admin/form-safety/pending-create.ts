import type { RefObject } from "react";
import * as v from "valibot";
import { isNotFound } from "#supabase/data/errors.ts";
import { withCurrentKeys } from "./former-keys.ts";
import { isOutcomeUnknown } from "./save-row.ts";

/** How a new row was sent so far, so that no later save stores it a second time. */
export interface PendingCreate {
  /** The idempotency key under which it was sent: its id once it is stored. null before that. */
  readonly id: string | null;
  /** The rows of the requests without a response; they are only compared with the stored row. */
  readonly unconfirmed: readonly object[];
  /** Whether a request got no response, so that the row may be stored. */
  readonly mayBeStored: boolean;
}

/** The state before the first request. */
export const NOT_SENT: PendingCreate = { id: null, unconfirmed: [], mayBeStored: false };

/** The state after a request with this row, as long as its response has not arrived. */
export function withSent(pending: PendingCreate, row: object): PendingCreate {
  return { ...pending, unconfirmed: [...pending.unconfirmed, row], mayBeStored: true };
}

/** Sent rows that were stored on this device. */
export const sentRows = v.array(v.looseObject({}));

const storedCreate = v.pipe(
  withCurrentKeys([["lost", "unconfirmed"]]),
  v.object({ id: v.string(), unconfirmed: sentRows }),
);

/** Reads what `storePendingCreate` stored with the draft. */
export function parsePendingCreate(stored: unknown): PendingCreate {
  const parsed = v.safeParse(storedCreate, stored);
  return parsed.success ? { ...parsed.output, mayBeStored: true } : NOT_SENT;
}

/** The part of a form's state that creates its row once. */
export interface CreatingForm {
  /** How the row of this form was sent so far. */
  readonly pendingCreateRef: RefObject<PendingCreate>;
  /** See `DraftWriter`. */
  readonly storePendingCreate: (sent: PendingCreate | null) => Promise<void>;
}

/** Stores with the draft that this row is about to be sent; returns the id to send it under, and the earlier requests. */
export async function startCreate(
  { pendingCreateRef, storePendingCreate }: CreatingForm,
  row: object,
): Promise<PendingCreate & { readonly id: string }> {
  const pending = pendingCreateRef.current;
  const before = { ...pending, id: pending.id ?? crypto.randomUUID() };
  pendingCreateRef.current = before;
  // Stored as sent before the request; the ref follows after a failure only, because `unconfirmed` must not contain
  // the row that is being sent.
  await storePendingCreate(withSent(before, row));
  return before;
}

/** After a failed create of this row: remembers what may be stored nevertheless. */
export async function recordFailedCreate(
  { pendingCreateRef, storePendingCreate }: CreatingForm,
  row: object,
  error: unknown,
): Promise<void> {
  const pending = pendingCreateRef.current;
  if (isOutcomeUnknown(error)) pendingCreateRef.current = withSent(pending, row);
  else await storePendingCreate(pending.mayBeStored ? pending : null);
}

/**
 * Each create without a response adds to the rows that a later one is compared with. Without a network an autosave
 * sends only the first; the next one waits until the server answers `get`. Throws if it does not.
 */
export async function expectReachable(
  { id, mayBeStored }: PendingCreate,
  get: (id: string) => Promise<unknown>,
): Promise<void> {
  if (id === null || !mayBeStored) return;
  try {
    await get(id);
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}
