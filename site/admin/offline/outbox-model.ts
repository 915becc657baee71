/*
 * Used instead of the persisted mutations of TanStack Query, which would send every saved version in turn. This outbox
 * sends only the last values of a row, never repeats an insert, and turns a colleague's version into a conflict.
 */

/** A draft of a post, queued on this device until the server has saved it. Its keys are stored on the device. */
export interface OutboxEntry<Values, Row> {
  /** Id of the row. For a new row the client generates it, as the idempotency key of the insert. */
  readonly id: string;
  /** Id of the member who wrote it; it is sent only in this member's session. */
  readonly owner: string;
  readonly title: string;
  readonly values: Values;
  /** The row version that the values are based on (optimistic lock); null for a new row. */
  readonly base: Row | null;
  /** A chosen image that is not uploaded yet. */
  readonly image: File | null;
  /** Values (not rows) sent from the queue without a response. The server may have saved any of them. */
  readonly unconfirmed: readonly Values[];
  /** Incremented by every save on this device; a response to an older one does not remove the entry. */
  readonly revision: number;
  readonly storedAt: Date;
  readonly state: OutboxEntryState<Row>;
}

/** "conflict" and "refused" entries wait for the member's decision. */
type OutboxEntryState<Row> =
  | { readonly kind: "waiting" }
  | { readonly kind: "conflict"; readonly theirs: Row }
  | { readonly kind: "refused"; readonly reason: string };

/** The fields that the form provides. */
export type UnsavedEntry<Values, Row> = Pick<
  OutboxEntry<Values, Row>,
  "id" | "owner" | "title" | "values" | "base" | "image" | "unconfirmed"
>;

/** Result of an attempt to send an entry. */
export type SendOutcome<Values, Row> =
  | { readonly kind: "saved"; readonly row: Row }
  | { readonly kind: "newer"; readonly theirs: Row }
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "uploaded"; readonly values: Values }
  | { readonly kind: "unreachable" };

interface Versioned {
  readonly version: number;
}

/** Entry for a draft. Repeated saves of one row result in one entry: the last values on the newest known
 * base version. */
export function enqueueEntry<Values, Row extends Versioned>(
  queued: OutboxEntry<Values, Row> | null,
  draft: UnsavedEntry<Values, Row>,
  now: Date,
): OutboxEntry<Values, Row> {
  return {
    ...draft,
    base: newest(queued?.base ?? null, draft.base),
    unconfirmed: [...(queued?.unconfirmed ?? []), ...draft.unconfirmed],
    revision: (queued?.revision ?? 0) + 1,
    storedAt: now,
    state: { kind: "waiting" },
  };
}

/** Adds the values to `unconfirmed`. Store the result before the request is sent, so that a crash loses
 * no record of what the server may have saved. */
export function withUnconfirmed<Values, Row>(
  entry: OutboxEntry<Values, Row>,
): OutboxEntry<Values, Row> {
  const now = JSON.stringify(entry.values);
  const isMarked = entry.unconfirmed.some((values) => JSON.stringify(values) === now);
  return isMarked ? entry : { ...entry, unconfirmed: [...entry.unconfirmed, entry.values] };
}

/** The entry after an attempt to send it; null when it has been sent. `sent` is the entry as sent; the
 * member may have saved again meanwhile. `hasValues` compares a row with values. */
export function applyOutcome<Values, Row extends Versioned>(
  now: OutboxEntry<Values, Row>,
  sent: OutboxEntry<Values, Row>,
  outcome: SendOutcome<Values, Row>,
  hasValues: (row: Row, values: Values) => boolean,
): OutboxEntry<Values, Row> | null {
  const changed = now.revision !== sent.revision;
  switch (outcome.kind) {
    case "unreachable":
      return now;
    case "uploaded":
      // An image replaced meanwhile must still be uploaded.
      return changed ? now : { ...now, values: outcome.values, image: null };
    case "saved":
      return changed ? rebasedOn(now, outcome.row) : null;
    case "refused":
      return changed ? now : { ...now, state: outcome };
    case "newer":
      if (isOurs(sent, outcome.theirs, hasValues)) return rebasedOn(now, outcome.theirs);
      return { ...now, state: { kind: "conflict", theirs: outcome.theirs } };
  }
}

function rebasedOn<Values, Row>(
  entry: OutboxEntry<Values, Row>,
  base: Row,
): OutboxEntry<Values, Row> {
  return { ...entry, base, unconfirmed: [] };
}

/** Whether the conflicting version results from an own request whose response was lost. */
function isOurs<Values, Row extends Versioned>(
  { base, unconfirmed }: OutboxEntry<Values, Row>,
  theirs: Row,
  hasValues: (row: Row, values: Values) => boolean,
): boolean {
  // A repeated create updates version 1, so its result has version 2.
  if (theirs.version !== (base?.version ?? 1) + 1) return false;
  return unconfirmed.some((values) => hasValues(theirs, values));
}

/** The row with the higher version; null when both are null. */
export function newest<Row extends Versioned>(one: Row | null, other: Row | null): Row | null {
  if (one === null || other === null) return one ?? other;
  return one.version > other.version ? one : other;
}
