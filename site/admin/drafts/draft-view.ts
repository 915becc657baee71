import { create } from "zustand";
import { localValues } from "#site/admin/session/safe-storage.ts";
import { readDrafts, removeDraft } from "./draft-database.ts";
import { draftReleased, lockedDrafts } from "./draft-locks.ts";
import { expiredKeys } from "./draft-model.ts";
import type { StoredDraft } from "./draft-model.ts";

interface DraftView {
  readonly drafts: readonly StoredDraft[];
  /** Keys of drafts that an open tab is writing. */
  readonly live: ReadonlySet<string>;
}

/** The drafts on this device as last read, shared by the forms of this tab. */
export const useDraftView = create<DraftView>()(() => ({ drafts: [], live: new Set() }));

/** Before drafts had owners they were stored under this prefix of localStorage. */
const FORMER_PREFIX = "studio-copy:";

let channel: BroadcastChannel | null = null;
const watched = new Set<string>();

/** Opens the database before the first key is pressed, and follows the other tabs from then on.
 * Resolves when the drafts are read. */
export async function openDrafts(): Promise<void> {
  for (const key of localValues.keys()) {
    // Without an owner they cannot be offered to anyone.
    if (key.startsWith(FORMER_PREFIX)) localValues.remove(key);
  }
  if (channel === null) {
    channel = new BroadcastChannel("studio-drafts");
    channel.onmessage = () => void refreshDrafts();
  }
  await refreshDrafts();
}

/** For drafts that appeared or disappeared: refreshes this tab and the others. */
export async function announceDrafts(): Promise<void> {
  channel?.postMessage(null);
  await refreshDrafts();
}

/** Reads the drafts again. Where storage is denied there are none. */
export async function refreshDrafts(): Promise<void> {
  try {
    // In this order: a draft is locked before it is stored, so one without a lock has been left.
    const drafts = await readDrafts();
    const live = await lockedDrafts();
    const expired = expiredKeys(drafts, live, new Date());
    useDraftView.setState({ drafts: drafts.filter(({ key }) => !expired.includes(key)), live });
    for (const { key } of drafts) if (live.has(key)) void watchRelease(key);
    await Promise.all(expired.map(removeDraft));
  } catch (error) {
    console.warn("[drafts] This device stores no drafts.", error);
  }
}

/** A draft becomes available when its tab closes. */
async function watchRelease(key: string): Promise<void> {
  if (watched.has(key)) return;
  watched.add(key);
  await draftReleased(key);
  watched.delete(key);
  await refreshDrafts();
}
