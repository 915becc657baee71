import { createStore, promisifyRequest, values } from "idb-keyval";
import type { UseStore } from "idb-keyval";
import type { Entry } from "./outbox-model.ts";
import type { EntryStore } from "./send-entry.ts";

/** Stores entries in IndexedDB, under the id of their row. `parse` completes the values of an entry that
 * an older build stored. */
export function openEntryStore<Values extends object, Row>(
  name: string,
  parse: (stored: Values) => Values,
): EntryStore<Values, Row> {
  let opened: UseStore | null = null;
  // Opened on first use: when the browser denies storage, saving a post must still work.
  const entries = () => (opened ??= createStore(name, "entries"));
  return {
    all: async () =>
      (await values<Entry<Values, Row>>(entries())).map((entry) => withParsed(entry, parse)),
    change: (id, step) =>
      // Reads and writes in one transaction, so that no other window writes in between.
      entries()("readwrite", async (table) => {
        const found: unknown = await promisifyRequest(table.get(id));
        const stored = (found ?? null) as Entry<Values, Row> | null;
        const entry = stored === null ? null : withParsed(stored, parse);
        const next = step(entry);
        if (next === null) table.delete(id);
        else if (next !== entry) table.put(next, id);
        await promisifyRequest(table.transaction);
        return next;
      }),
  };
}

/** Parses every values object once: `unanswered` refers to the same object as `values`. */
function withParsed<Values extends object, Row>(
  entry: Entry<Values, Row>,
  parse: (stored: Values) => Values,
): Entry<Values, Row> {
  const own = parse(entry.values);
  const parsed = (stored: Values) => (stored === entry.values ? own : parse(stored));
  return { ...entry, values: own, unanswered: entry.unanswered.map(parsed) };
}
