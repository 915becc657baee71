const PREFIX = "studio-draft:";

/** Timeout for a lock that a closing tab is about to release. */
const LOCK_TIMEOUT_MS = 1000;

/** A Web Lock that marks a draft as being edited. The browser releases it when the tab closes, crashes
 * or is killed. */
export interface DraftLock {
  readonly release: () => void;
}

/** Resolves with the lock of a draft, as soon as no other tab holds it. */
export async function lockDraft(key: string, options: LockOptions = {}): Promise<DraftLock> {
  const held = Promise.withResolvers<DraftLock>();
  const released = Promise.withResolvers<undefined>();
  const release = () => {
    released.resolve(undefined);
  };
  navigator.locks
    .request(PREFIX + key, options, () => {
      held.resolve({ release });
      return released.promise;
    })
    .catch(held.reject);
  return held.promise;
}

/** Resolves with the lock of a draft without an open tab; with null when another tab holds it. */
export async function tryLockDraft(key: string): Promise<DraftLock | null> {
  try {
    return await lockDraft(key, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) });
  } catch (error) {
    if (error instanceof DOMException && error.name === "TimeoutError") return null;
    throw error;
  }
}

/** Keys of the drafts that are open in any tab, this one included. */
export async function lockedDrafts(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query();
  const names = held.map(({ name = "" }) => name).filter((name) => name.startsWith(PREFIX));
  return new Set(names.map((name) => name.slice(PREFIX.length)));
}

/** Resolves when no tab holds the draft's lock. */
export async function draftReleased(key: string): Promise<void> {
  await navigator.locks.request(PREFIX + key, { mode: "shared" }, () => undefined);
}
