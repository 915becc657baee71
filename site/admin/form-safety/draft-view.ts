import { create } from "zustand";
import { localValues } from "#site/admin/session/safe-storage.ts";
import { readDrafts, removeDraft } from "./draft-database.ts";
import { draftReleased, lockedDrafts, tryLockDraft } from "./draft-locks.ts";
import { draftScope, expiredKeys } from "./draft-model.ts";
import type { StoredDraft } from "./draft-model.ts";

interface DraftView {
  readonly drafts: readonly StoredDraft[];
  /** Keys of drafts that are open in a tab. */
  readonly live: ReadonlySet<string>;
}

/** The drafts on this device as last read, shared by the forms of this tab. */
export const useDraftView = create<DraftView>()(() => ({ drafts: [], live: new Set() }));

/** localStorage prefix of an earlier format, in which drafts had no owner. */
const FORMER_PREFIX = "studio-copy:";

let channel: BroadcastChannel | null = null;
const watched = new Set<string>();

/** Opens the database and subscribes to changes of other tabs. Call it before the first keystroke.
 * Resolves when the drafts are read. */
export async function loadDrafts(): Promise<void> {
  for (const key of localValues.keys()) {
    // A draft without an owner cannot be offered to a member.
    if (key.startsWith(FORMER_PREFIX)) localValues.remove(key);
  }
  if (channel === null) {
    channel = new BroadcastChannel("studio-drafts");
    channel.onmessage = () => void refreshDrafts();
  }
  await refreshDrafts();
}

/** Refreshes this tab and the others after a draft was added or removed. */
export async function announceDrafts(): Promise<void> {
  channel?.postMessage(null);
  await refreshDrafts();
}

/** Deletes a draft unless an open form holds its lock. */
export async function discardDraft(key: string): Promise<void> {
  try {
    const lock = await tryLockDraft(key);
    if (lock !== null) await removeDraft(key).finally(lock.release);
  } catch (error) {
    console.warn("[drafts]", error);
  }
  await announceDrafts();
}

/** Deletes the drafts of notes and replies to these inquiries, and those of other forms that name the address. A
 * form that is open in a tab stores its draft again with the next change. */
export async function removeDraftsOf(address: string, inquiryIds: readonly string[]) {
  const scopes = inquiryIds.flatMap((id) => [
    draftScope("inquiry-note", id),
    draftScope("inquiry-reply", id),
  ]);
  const names = ({ values, sent }: StoredDraft) =>
    JSON.stringify([values, sent]).toLowerCase().includes(address.toLowerCase());
  try {
    const drafts = await readDrafts();
    const found = drafts.filter((draft) => scopes.includes(draft.scope) || names(draft));
    await Promise.all(found.map(({ key }) => removeDraft(key)));
  } catch (error) {
    console.warn("[drafts] This device stores no drafts.", error);
  }
  await announceDrafts();
}

/** Reads the drafts again. When storage is denied the list stays empty. */
export async function refreshDrafts(): Promise<void> {
  try {
    // Order matters: a draft is locked before it is stored, so one without a lock has no open tab.
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

/** Refreshes when the draft's tab closes, which makes the draft available. */
async function watchRelease(key: string): Promise<void> {
  if (watched.has(key)) return;
  watched.add(key);
  await draftReleased(key);
  watched.delete(key);
  await refreshDrafts();
}
