import { createStore, promisifyRequest, values } from "idb-keyval";
import type { UseStore } from "idb-keyval";
import type { Entry } from "./outbox-model.ts";
import type { EntryStore } from "./send-entry.ts";

/** Entries in the browser's database, under the id of their row. */
export function openEntryStore<Values, Row>(name: string): EntryStore<Values, Row> {
  let opened: UseStore | null = null;
  // Not before it is needed: where the database is denied, writing a post must still work.
  const entries = () => (opened ??= createStore(name, "entries"));
  return {
    all: () => values<Entry<Values, Row>>(entries()),
    change: (id, step) =>
      // Reading and writing in one transaction, so that no other window writes in between.
      entries()("readwrite", async (table) => {
        const found: unknown = await promisifyRequest(table.get(id));
        const kept = (found ?? null) as Entry<Values, Row> | null;
        const next = step(kept);
        if (next === null) table.delete(id);
        else if (next !== kept) table.put(next, id);
        await promisifyRequest(table.transaction);
        return next;
      }),
  };
}
