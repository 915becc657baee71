import { openEntryStore } from "./entry-store.ts";
import { enqueueEntry } from "./outbox-model.ts";
import type { UnsavedEntry } from "./outbox-model.ts";
import { createOutboxView } from "./outbox-view.ts";
import type { EntryParts } from "./parse-entry.ts";
import { sendEntry } from "./send-entry.ts";
import type { EntrySender } from "./send-entry.ts";

/** Creates an outbox: drafts queued on this device until the server is reachable. They are persisted
 * before the form reports success, and sent exactly once, by one window at a time. */
export function createOutbox<Values, Row extends { version: number }>(
  kind: string,
  parts: EntryParts<Values, Row>,
) {
  const name = `studio-outbox-${kind}`;
  const store = openEntryStore(name, parts);
  const { useOutbox, open, report: notify } = createOutboxView(name, store, parts);
  return {
    useOutbox,
    open,
    /** Resolves when the draft is stored on this device; rejects when it cannot be. */
    enqueue: async (draft: UnsavedEntry<Values, Row>) => {
      await store.change(draft.id, (entry) => enqueueEntry(entry, draft, new Date()));
      await notify(null);
    },
    remove: async (id: string) => {
      await store.change(id, () => null);
      await notify(null);
    },
    /** Sends the owner's queued entries, unless another window is already sending. */
    send: (owner: string, sender: EntrySender<Values, Row>): Promise<void> =>
      navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock === null) return;
        for (const { id } of (await store.all()).filter((entry) => entry.owner === owner)) {
          const { sentEntry, reached } = await sendEntry(store, sender, id);
          await notify(sentEntry);
          if (!reached) return;
        }
      }),
    /** For a form that saves a row with a queued entry: sends the entry, then runs the action with the
     * row that the server saved, under a lock across windows, and removes the entry once the action has saved. */
    sendThenSave: <Outcome extends { readonly kind: "saved" | "newer" }>(
      id: string,
      sender: EntrySender<Values, Row>,
      action: (saved: Row | null) => Promise<Outcome>,
    ): Promise<Outcome> =>
      navigator.locks.request(name, async () => {
        const { sentEntry } = await sendEntry(store, sender, id);
        const outcome = await action(sentEntry?.row ?? null);
        if (outcome.kind === "newer") return outcome;
        await store.change(id, () => null);
        await notify(null);
        return outcome;
      }),
  };
}
