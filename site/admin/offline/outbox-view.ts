import { create } from "zustand";
import type { OutboxEntry } from "./outbox-model.ts";
import { createParsers } from "./parse-entry.ts";
import type { EntryParts } from "./parse-entry.ts";
import type { SentEntry, EntryStore } from "./send-entry.ts";

interface OutboxState<Values, Row> {
  /** Whether the entries have been read from this device. */
  readonly ready: boolean;
  /** Oldest first. */
  readonly entries: readonly OutboxEntry<Values, Row>[];
  /** Entries sent by any window since the page was opened, by row id; open forms rebase on them. */
  readonly sentEntries: Readonly<Record<string, SentEntry<Values, Row>>>;
}

/** State of the outbox for components, synchronized across windows by a BroadcastChannel. */
export function createOutboxView<Values, Row>(
  name: string,
  store: EntryStore<Values, Row>,
  parts: EntryParts<Values, Row>,
) {
  const { parseSentEntry } = createParsers(parts);
  const useOutbox = create<OutboxState<Values, Row>>()(() => ({
    ready: false,
    entries: [],
    sentEntries: {},
  }));
  let channel: BroadcastChannel | null = null;

  const read = async () => {
    try {
      const entries = await store.all();
      entries.sort((one, other) => one.storedAt.getTime() - other.storedAt.getTime());
      useOutbox.setState({ ready: true, entries });
    } catch (error) {
      console.warn("[outbox] This device keeps no drafts for later.", error);
      useOutbox.setState({ ready: true });
    }
  };
  const addSentEntry = (sentEntry: SentEntry<Values, Row>) => {
    useOutbox.setState(({ sentEntries }) => ({
      sentEntries: { ...sentEntries, [sentEntry.id]: sentEntry },
    }));
  };
  return {
    useOutbox,
    /** Reads the stored entries and subscribes to changes of other windows. */
    open: () => {
      if (channel !== null) return;
      channel = new BroadcastChannel(name);
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        const sentEntry = parseSentEntry(data);
        if (sentEntry !== null) addSentEntry(sentEntry);
        void read();
      };
      void read();
    },
    /** Reads the entries again and notifies other windows. `sentEntry`: the row just saved, if any. */
    report: async (sentEntry: SentEntry<Values, Row> | null) => {
      if (sentEntry !== null) addSentEntry(sentEntry);
      await read();
      channel?.postMessage(sentEntry);
    },
  };
}
