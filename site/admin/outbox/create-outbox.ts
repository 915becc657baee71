import { openEntryStore } from "./entry-store.ts";
import { keepDraft } from "./outbox-model.ts";
import type { Draft } from "./outbox-model.ts";
import { createOutboxView } from "./outbox-view.ts";
import { sendEntry } from "./send-entry.ts";
import type { DraftServer } from "./send-entry.ts";

/** Drafts that wait on this device for the network: written down before anybody is told so, sent
 * exactly once, by one window at a time. */
export function createOutbox<Values, Row extends { version: number }>(kind: string) {
  const name = `studio-outbox-${kind}`;
  const store = openEntryStore<Values, Row>(name);
  const { useOutbox, open, tell } = createOutboxView(name, store);
  return {
    useOutbox,
    open,
    /** Resolves when the draft is stored on this device; rejects when it cannot be. */
    keep: async (draft: Draft<Values, Row>) => {
      await store.change(draft.id, (kept) => keepDraft(kept, draft, new Date()));
      await tell(null);
    },
    drop: async (id: string) => {
      await store.change(id, () => null);
      await tell(null);
    },
    /** Sends what waits of this owner, unless another window is at it. */
    send: (owner: string, server: DraftServer<Values, Row>): Promise<void> =>
      navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock === null) return;
        for (const { id } of (await store.all()).filter((entry) => entry.owner === owner)) {
          const { delivery, reached } = await sendEntry(store, server, id);
          await tell(delivery);
          if (!reached) return;
        }
      }),
    /** For a form that saves what also waits here: sends that first, then runs the action with what
     * the server stored, and no other window in between. The entry is done with the action. */
    overtake: <T>(
      id: string,
      server: DraftServer<Values, Row>,
      action: (stored: Row | null) => Promise<T>,
    ): Promise<T> =>
      navigator.locks.request(name, async () => {
        const { delivery } = await sendEntry(store, server, id);
        const result = await action(delivery?.row ?? null);
        await store.change(id, () => null);
        await tell(null);
        return result;
      }),
  };
}
