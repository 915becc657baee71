import { markSent, settle } from "./outbox-model.ts";
import type { Entry, Outcome } from "./outbox-model.ts";

/** Where entries outlast a crash. A change is one step: no other window comes between. */
export interface EntryStore<Values, Row> {
  readonly all: () => Promise<Entry<Values, Row>[]>;
  /** Answers with what the entry is afterwards; null when there is none. */
  readonly change: (
    id: string,
    step: (entry: Entry<Values, Row> | null) => Entry<Values, Row> | null,
  ) => Promise<Entry<Values, Row> | null>;
}

export interface DraftServer<Values, Row> {
  readonly send: (entry: Entry<Values, Row>) => Promise<Outcome<Values, Row>>;
  /** Whether the stored row is what these values ask for. */
  readonly says: (row: Row, values: Values) => boolean;
}

export interface Delivery<Values, Row> {
  readonly id: string;
  readonly row: Row;
  readonly sent: Values;
}

/** Sends one entry until it is stored, needs a person, or nobody answers. Answers with what the
 * server stored last, and whether there is any use in sending more. */
export async function sendEntry<Values, Row extends { version: number }>(
  store: EntryStore<Values, Row>,
  server: DraftServer<Values, Row>,
  id: string,
): Promise<{ readonly delivery: Delivery<Values, Row> | null; readonly reached: boolean }> {
  let delivery: Delivery<Values, Row> | null = null;
  for (;;) {
    const sent = await store.change(id, (entry) => (isWaiting(entry) ? markSent(entry) : entry));
    if (!isWaiting(sent)) return { delivery, reached: true };
    const outcome = await server.send(sent);
    if (outcome.kind === "unreachable") return { delivery, reached: false };
    if (outcome.kind === "stored") delivery = { id, row: outcome.row, sent: sent.values };
    await store.change(id, (now) =>
      now === null ? null : settle(now, sent, outcome, (row, values) => server.says(row, values)),
    );
  }
}

function isWaiting<Values, Row>(entry: Entry<Values, Row> | null): entry is Entry<Values, Row> {
  return entry?.state.kind === "waiting";
}
