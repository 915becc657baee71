import { createStore, promisifyRequest, values } from "idb-keyval";
import type { UseStore } from "idb-keyval";
import type { Entry } from "./outbox-model.ts";
import type { EntryStore } from "./send-entry.ts";

/** Stores entries in IndexedDB, under the id of their row. */
export function openEntryStore<Values, Row>(name: string): EntryStore<Values, Row> {
  let opened: UseStore | null = null;
  // Opened on first use: when the browser denies storage, saving a post must still work.
  const entries = () => (opened ??= createStore(name, "entries"));
  return {
    all: () => values<Entry<Values, Row>>(entries()),
    change: (id, step) =>
      // Reads and writes in one transaction, so that no other window writes in between.
      entries()("readwrite", async (table) => {
        const found: unknown = await promisifyRequest(table.get(id));
        const entry = (found ?? null) as Entry<Values, Row> | null;
        const next = step(entry);
        if (next === null) table.delete(id);
        else if (next !== entry) table.put(next, id);
        await promisifyRequest(table.transaction);
        return next;
      }),
  };
}
