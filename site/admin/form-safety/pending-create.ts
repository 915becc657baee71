import * as v from "valibot";
import { withCurrentKeys } from "./former-keys.ts";

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
