import { createStore, promisifyRequest, values } from "idb-keyval";
import type { UseStore } from "idb-keyval";
import type { OutboxEntry } from "./outbox-entry.ts";
import { parseOutboxEntry } from "./parse-outbox-entry.ts";

/**
 * Persistent storage of the outbox's entries. `change` is atomic across windows. Own code instead of TanStack's persisted
 * mutations, which repeat a request as it was: an entry takes in later drafts of its post, is compared with the version on
 * the server, and is shared by windows.
 */
export interface OutboxStore {
  readonly all: () => Promise<OutboxEntry[]>;
  /** Replaces the entry by the result of `step` (null deletes it) and resolves with that result. */
  readonly change: (
    id: string,
    step: (entry: OutboxEntry | null) => OutboxEntry | null,
  ) => Promise<OutboxEntry | null>;
}

/** Stores entries in the IndexedDB database `name`, under the id of their post. Entries of another shape are left alone. */
export function openOutboxStore(name: string): OutboxStore {
  let opened: UseStore | null = null;
  // Opened on first use: when the browser denies storage, saving a post must still work.
  const entries = () => (opened ??= createStore(name, "entries"));
  return {
    all: async () =>
      (await values<unknown>(entries())).map(parseOutboxEntry).filter((entry) => entry !== null),
    change: (id, step) =>
      // Reads and writes in one transaction, so that no other window writes in between.
      entries()("readwrite", async (table) => {
        const entry = parseOutboxEntry(await promisifyRequest<unknown>(table.get(id)));
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
