const PREFIX = "studio-draft:";

/** Timeout for a lock that a closing tab is about to release. */
const LOCK_TIMEOUT_MS = 1000;

/** A Web Lock that marks a local draft as being edited. The browser releases it when the tab closes, crashes
 * or is killed. */
export interface LocalDraftLock {
  readonly release: () => void;
}

/** Resolves with the lock of a local draft, as soon as no other tab holds it. */
export async function lockLocalDraft(
  key: string,
  options: LockOptions = {},
): Promise<LocalDraftLock> {
  const held = Promise.withResolvers<LocalDraftLock>();
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

/** Resolves with the lock of a local draft without an open tab; with null when another tab holds it. */
export async function tryLockLocalDraft(key: string): Promise<LocalDraftLock | null> {
  try {
    return await lockLocalDraft(key, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) });
  } catch (error) {
    if (error instanceof DOMException && error.name === "TimeoutError") return null;
    throw error;
  }
}

/** Keys of the local drafts that are open in any tab, this one included. */
export async function lockedLocalDrafts(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query();
  const names = held.map(({ name = "" }) => name).filter((name) => name.startsWith(PREFIX));
  return new Set(names.map((name) => name.slice(PREFIX.length)));
}

/** Resolves when no tab holds the local draft's lock. */
export async function localDraftReleased(key: string): Promise<void> {
  await navigator.locks.request(PREFIX + key, { mode: "shared" }, () => undefined);
}
