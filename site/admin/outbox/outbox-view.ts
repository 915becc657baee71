import { create } from "zustand";
import type { Entry } from "./outbox-model.ts";
import type { Delivery, EntryStore } from "./send-entry.ts";

interface OutboxState<Values, Row> {
  /** Whether the device has been asked what waits on it. */
  readonly ready: boolean;
  /** Oldest first. */
  readonly entries: readonly Entry<Values, Row>[];
  /** What was stored since the page was opened, by any window: open forms go on from there. */
  readonly delivered: Readonly<Record<string, Delivery<Values, Row>>>;
}

/** What the screens of all windows know of the entries. */
export function createOutboxView<Values, Row>(name: string, store: EntryStore<Values, Row>) {
  const useOutbox = create<OutboxState<Values, Row>>()(() => ({
    ready: false,
    entries: [],
    delivered: {},
  }));
  let channel: BroadcastChannel | null = null;

  const read = async () => {
    try {
      const entries = await store.all();
      entries.sort((one, other) => one.keptAt.getTime() - other.keptAt.getTime());
      useOutbox.setState({ ready: true, entries });
    } catch (error) {
      console.warn("[outbox] This device keeps no drafts for later.", error);
      useOutbox.setState({ ready: true });
    }
  };
  const noteDelivery = (delivery: Delivery<Values, Row>) => {
    useOutbox.setState(({ delivered }) => ({
      delivered: { ...delivered, [delivery.id]: delivery },
    }));
  };
  return {
    useOutbox,
    /** Reads what an earlier visit left, and follows what other windows do. */
    open: () => {
      if (channel !== null) return;
      channel = new BroadcastChannel(name);
      channel.onmessage = ({ data }: MessageEvent<Delivery<Values, Row> | null>) => {
        if (data !== null) noteDelivery(data);
        void read();
      };
      void read();
    },
    /** The entries changed; with what was stored, if something was. */
    tell: async (delivery: Delivery<Values, Row> | null) => {
      if (delivery !== null) noteDelivery(delivery);
      await read();
      channel?.postMessage(delivery);
    },
  };
}
