import { create } from "zustand";
import { useSession } from "#site/admin/session/session-store.ts";
import { entryWithDraft } from "./outbox-entry.ts";
import type { OutboxEntry, SentEntry, UnsentDraft } from "./outbox-entry.ts";
import { openOutboxStore } from "./outbox-store.ts";
import { parseSentEntry } from "./parse-outbox-entry.ts";

/** Name of the outbox's database, and of its lock and channel across windows. */
export const OUTBOX_NAME = "studio-outbox-posts";

export const outboxStore = openOutboxStore(OUTBOX_NAME);

interface OutboxState {
  /** Whether the entries have been read from this device. */
  readonly ready: boolean;
  /** Oldest first. */
  readonly entries: readonly OutboxEntry[];
  /** Entries sent by any window since the page was opened, by the id of their post; open forms rebase on them. */
  readonly sentEntries: Readonly<Record<string, SentEntry>>;
}

/** State of the outbox for components, synchronized across windows by a BroadcastChannel. */
export const useOutboxState = create<OutboxState>()(() => ({
  ready: false,
  entries: [],
  sentEntries: {},
}));

let channel: BroadcastChannel | null = null;

/** Reads the stored entries and subscribes to changes of other windows. Further calls do nothing. */
export function openOutbox(): void {
  if (channel !== null) return;
  channel = new BroadcastChannel(OUTBOX_NAME);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const sentEntry = parseSentEntry(data);
    if (sentEntry !== null) addSentEntry(sentEntry);
    void readEntries();
  };
  void readEntries();
}

/** Stores the draft on this device. Rejects when that is impossible, or the post has a draft of another member there. */
export async function storeEntry(draft: UnsentDraft): Promise<void> {
  await outboxStore.change(draft.id, (entry) => {
    if (entry !== null && entry.owner !== draft.owner) {
      throw new Error(`The outbox has a draft of post ${draft.id} by another member.`);
    }
    return entryWithDraft(entry, draft, new Date());
  });
  await reportChange(null);
}

/** Removes the entry of a post that is not to be sent any more. */
export async function removeEntry(id: string): Promise<void> {
  await outboxStore.change(id, () => null);
  await reportChange(null);
}

/** Reads the entries again and notifies other windows. `sentEntry`: the post just saved, if any. */
export async function reportChange(sentEntry: SentEntry | null): Promise<void> {
  if (sentEntry !== null) addSentEntry(sentEntry);
  await readEntries();
  channel?.postMessage(sentEntry);
}

/** The entry of this post, if it belongs to the signed-in member. */
export function ownEntryOf(postId: string): OutboxEntry | null {
  const { memberId } = useSession.getState();
  const { entries } = useOutboxState.getState();
  return entries.find(({ id, owner }) => id === postId && owner === memberId) ?? null;
}

async function readEntries() {
  try {
    const entries = await outboxStore.all();
    entries.sort((one, other) => one.storedAt.getTime() - other.storedAt.getTime());
    useOutboxState.setState({ ready: true, entries });
  } catch (error) {
    console.warn("[post-outbox] This device stores no drafts.", error);
    useOutboxState.setState({ ready: true });
  }
}

function addSentEntry(sentEntry: SentEntry) {
  useOutboxState.setState(({ sentEntries }) => ({
    sentEntries: { ...sentEntries, [sentEntry.id]: sentEntry },
  }));
}
