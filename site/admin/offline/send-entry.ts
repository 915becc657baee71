import { withUnconfirmed, applyOutcome } from "./outbox-model.ts";
import type { OutboxEntry, SendOutcome } from "./outbox-model.ts";

/** Persistent storage of entries. `change` is atomic across windows. */
export interface EntryStore<Values, Row> {
  readonly all: () => Promise<OutboxEntry<Values, Row>[]>;
  /** Replaces the entry by the result of `step` (null deletes it) and resolves with that result. */
  readonly change: (
    id: string,
    step: (entry: OutboxEntry<Values, Row> | null) => OutboxEntry<Values, Row> | null,
  ) => Promise<OutboxEntry<Values, Row> | null>;
}

/** Sends the entries of one kind of row to the backend. */
export interface EntrySender<Values, Row> {
  readonly send: (entry: OutboxEntry<Values, Row>) => Promise<SendOutcome<Values, Row>>;
  /** Whether the saved row has the same content as these values. */
  readonly hasValues: (row: Row, values: Values) => boolean;
}

/** A saved row with the values that were sent. */
export interface SentEntry<Values, Row> {
  readonly id: string;
  readonly row: Row;
  readonly sent: Values;
}

/** Sends one entry until it is saved, refused, in conflict, or the server is unreachable. Resolves with
 * the last saved row, if any; `reached` is false when the server is unreachable. */
export async function sendEntry<Values, Row extends { version: number }>(
  store: EntryStore<Values, Row>,
  sender: EntrySender<Values, Row>,
  id: string,
): Promise<{ readonly sentEntry: SentEntry<Values, Row> | null; readonly reached: boolean }> {
  let sentEntry: SentEntry<Values, Row> | null = null;
  for (;;) {
    const sent = await store.change(id, (entry) =>
      isWaiting(entry) ? withUnconfirmed(entry) : entry,
    );
    if (!isWaiting(sent)) return { sentEntry, reached: true };
    const outcome = await sender.send(sent);
    if (outcome.kind === "unreachable") return { sentEntry, reached: false };
    if (outcome.kind === "saved") sentEntry = { id, row: outcome.row, sent: sent.values };
    await store.change(id, (now) =>
      now === null
        ? null
        : applyOutcome(now, sent, outcome, (row, values) => sender.hasValues(row, values)),
    );
  }
}

function isWaiting<Values, Row>(
  entry: OutboxEntry<Values, Row> | null,
): entry is OutboxEntry<Values, Row> {
  return entry?.state.kind === "waiting";
}
