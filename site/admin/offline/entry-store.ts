import { createStore, promisifyRequest, values } from "idb-keyval";
import type { UseStore } from "idb-keyval";
import { createParsers } from "./parse-entry.ts";
import type { EntryParts } from "./parse-entry.ts";
import type { EntryStore } from "./send-entry.ts";

/** Stores entries in IndexedDB, under the id of their row. Entries of another shape are left alone. */
export function openEntryStore<Values, Row>(
  name: string,
  parts: EntryParts<Values, Row>,
): EntryStore<Values, Row> {
  const { parseEntry } = createParsers(parts);
  let opened: UseStore | null = null;
  // Opened on first use: when the browser denies storage, saving a post must still work.
  const entries = () => (opened ??= createStore(name, "entries"));
  return {
    all: async () =>
      (await values<unknown>(entries())).map(parseEntry).filter((entry) => entry !== null),
    change: (id, step) =>
      // Reads and writes in one transaction, so that no other window writes in between.
      entries()("readwrite", async (table) => {
        const entry = parseEntry(await promisifyRequest<unknown>(table.get(id)));
        const next = step(entry);
        if (next !== entry) {
          if (next === null) table.delete(id);
          else table.put(next, id);
        }
        await promisifyRequest(table.transaction);
        return next;
      }),
  };
}
