import * as v from "valibot";

/** How a new row was sent so far, so that no later save stores it a second time. */
export interface PendingCreate<NewRow> {
  /** The idempotency key under which it was sent: its id once it is stored. null before that. */
  readonly id: string | null;
  /** What the requests carried that were not answered. */
  readonly lost: readonly NewRow[];
  /** Whether a request went unanswered, so that the row may be stored. */
  readonly unanswered: boolean;
}

export const NOT_SENT: PendingCreate<never> = { id: null, lost: [], unanswered: false };

/** The state after a request with this row, as long as its answer has not arrived. */
export function withSent<NewRow>(
  pending: PendingCreate<NewRow>,
  row: NewRow,
): PendingCreate<NewRow> {
  return { ...pending, lost: [...pending.lost, row], unanswered: true };
}

const storedCreate = v.object({ id: v.string(), lost: v.array(v.unknown()) });

/** Reads what `markSent` stored with the draft. */
export function parsePendingCreate<NewRow>(stored: unknown): PendingCreate<NewRow> {
  const parsed = v.safeParse(storedCreate, stored);
  if (!parsed.success) return NOT_SENT;
  const { id, lost } = parsed.output;
  return { id, lost: lost as readonly NewRow[], unanswered: true };
}
