import { create } from "zustand";
import { localValues } from "#site/admin/session/safe-storage.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { readLocalDrafts, removeLocalDraft } from "./local-draft-database.ts";
import { localDraftReleased, lockedLocalDrafts, tryLockLocalDraft } from "./local-draft-locks.ts";
import { localDraftScope, expiredKeys } from "./local-draft-model.ts";
import type { LocalDraft } from "./local-draft-model.ts";

interface LocalDraftView {
  readonly drafts: readonly LocalDraft[];
  /** Keys of local drafts that are open in a tab. */
  readonly live: ReadonlySet<string>;
}

/** The local drafts as last read, shared by the forms of this tab. */
export const useLocalDraftView = create<LocalDraftView>()(() => ({ drafts: [], live: new Set() }));

/** Whether a form has a local draft of the signed-in member, of this tab or another. */
export function hasLocalDraft(...form: Parameters<typeof localDraftScope>): boolean {
  const { memberId } = useSession.getState();
  const { drafts } = useLocalDraftView.getState();
  const wanted = localDraftScope(...form);
  return drafts.some(({ owner, scope }) => owner === memberId && scope === wanted);
}

/** localStorage prefix of an earlier format, in which local drafts had no owner. */
const FORMER_PREFIX = "studio-copy:";

let channel: BroadcastChannel | null = null;
const watched = new Set<string>();

/** Opens the database and subscribes to changes of other tabs. Call it before the first keystroke.
 * Resolves when the local drafts are read. */
export async function loadLocalDrafts(): Promise<void> {
  for (const key of localValues.keys()) {
    // A local draft without an owner cannot be offered to a member.
    if (key.startsWith(FORMER_PREFIX)) localValues.remove(key);
  }
  if (channel === null) {
    channel = new BroadcastChannel("studio-drafts");
    channel.onmessage = () => void refreshLocalDrafts();
  }
  await refreshLocalDrafts();
}

/** Refreshes this tab and the others after a local draft was added or removed. */
export async function announceLocalDrafts(): Promise<void> {
  channel?.postMessage(null);
  await refreshLocalDrafts();
}

/** Deletes a local draft unless an open form holds its lock, or stored it after `lastSavedAt`; null: whenever it was stored. */
export async function discardLocalDraft(key: string, lastSavedAt: Date | null): Promise<void> {
  try {
    const lock = await tryLockLocalDraft(key);
    if (lock !== null) await removeUpTo(lastSavedAt, key).finally(lock.release);
  } catch (error) {
    console.warn("[drafts]", error);
  }
  await announceLocalDrafts();
}

async function removeUpTo(lastSavedAt: Date | null, key: string): Promise<void> {
  const drafts = lastSavedAt === null ? [] : await readLocalDrafts();
  const stored = drafts.find((draft) => draft.key === key);
  const isNewer = stored !== undefined && lastSavedAt !== null && stored.savedAt > lastSavedAt;
  if (!isNewer) await removeLocalDraft(key);
}

/** Deletes the local drafts of notes and replies to these inquiries, and those of other forms that name the address. A
 * form that is open in a tab stores its local draft again with the next change. */
export async function removeLocalDraftsOf(address: string, inquiryIds: readonly string[]) {
  const scopes = inquiryIds.flatMap((id) => [
    localDraftScope("inquiry-note", id),
    localDraftScope("inquiry-reply", id),
  ]);
  const names = ({ values, pendingCreate }: LocalDraft) =>
    JSON.stringify([values, pendingCreate]).toLowerCase().includes(address.toLowerCase());
  try {
    const drafts = await readLocalDrafts();
    const found = drafts.filter((draft) => scopes.includes(draft.scope) || names(draft));
    await Promise.all(found.map(({ key }) => removeLocalDraft(key)));
  } catch (error) {
    console.warn("[drafts] This device stores no drafts.", error);
  }
  await announceLocalDrafts();
}

/** Reads the local drafts again. When storage is denied the list stays empty. */
export async function refreshLocalDrafts(): Promise<void> {
  try {
    // Order matters: a local draft is locked before it is stored, so one without a lock has no open tab.
    const drafts = await readLocalDrafts();
    const live = await lockedLocalDrafts();
    const expired = expiredKeys(drafts, live, new Date());
    useLocalDraftView.setState({
      drafts: drafts.filter(({ key }) => !expired.includes(key)),
      live,
    });
    for (const { key } of drafts) if (live.has(key)) void watchRelease(key);
    await Promise.all(expired.map(removeLocalDraft));
  } catch (error) {
    console.warn("[drafts] This device stores no drafts.", error);
  }
}

/** Refreshes when the local draft's tab closes, which makes the local draft available. */
async function watchRelease(key: string): Promise<void> {
  if (watched.has(key)) return;
  watched.add(key);
  await localDraftReleased(key);
  watched.delete(key);
  await refreshLocalDrafts();
}
