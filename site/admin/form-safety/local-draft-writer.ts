import { putLocalDraft, removeLocalDraft } from "./local-draft-database.ts";
import { lockLocalDraft, tryLockLocalDraft } from "./local-draft-locks.ts";
import type { LocalDraftLock } from "./local-draft-locks.ts";
import type { LocalDraft } from "./local-draft-model.ts";
import { announceLocalDrafts, discardLocalDraft } from "./local-draft-view.ts";

/** Milliseconds between a change and its write. A throttle, not a debounce: continuous typing is
 * written, too. */
const THROTTLE_MS = 400;
/** Milliseconds without a completed write after which the status becomes "late". */
const LATE_MS = 2000;
/** Milliseconds that a request or a sign-out waits for the disk: an unresponsive disk must not block it. */
const DISK_TIMEOUT_MS = 1500;

/** State of a form's local draft; "late" and "refused" mean that it is not stored. */
export type LocalDraftStatus =
  | { readonly kind: "none" }
  /** The form's values of this time are on the disk. */
  | { readonly kind: "stored"; readonly at: Date }
  | { readonly kind: "late" }
  | { readonly kind: "refused" };

/** Writers with a local draft in this tab. */
const activeWriters = new Set<LocalDraftWriter>();

/** Writes the pending changes of every open form. Resolves when they are on the disk, at the latest after
 * 1.5 s; `isStored` of a writer returns whether they are. */
export async function flushLocalDrafts(): Promise<void> {
  await withinDiskTimeout(Promise.all([...activeWriters].map((writer) => writer.flush())));
}

async function withinDiskTimeout(write: Promise<unknown>): Promise<void> {
  await Promise.race([write, new Promise((resolve) => setTimeout(resolve, DISK_TIMEOUT_MS))]);
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** Writes the local draft of one form to IndexedDB, throttled, under a Web Lock. */
export class LocalDraftWriter {
  readonly #currentOwner: () => string | null;
  readonly #report: (status: LocalDraftStatus) => void;
  #scope: string;
  #owner: string | null;
  #key: string = crypto.randomUUID();
  #lock: Promise<LocalDraftLock> | null = null;
  /** Reads the form's values; null when nothing changed since the last write. */
  #pending: (() => unknown) | null = null;
  #pendingCreate: unknown = null;
  /** Scope under which the local draft is stored or being written; null when it is neither. */
  #storedAs: string | null = null;
  /** When the values of the last write were read, or of the local draft that was taken over. */
  #savedAt: Date | null = null;
  /** Sequence number of the last write: results of earlier writes are ignored. */
  #last = 0;
  #refused = false;
  readonly #running = new Set<Promise<void>>();
  #timer: Timer;
  #lateTimer: Timer;

  /** `currentOwner` returns the id of the signed-in member, null when there is none. */
  constructor(
    scope: string,
    currentOwner: () => string | null,
    report: (status: LocalDraftStatus) => void,
  ) {
    this.#scope = scope;
    this.#currentOwner = currentOwner;
    this.#owner = currentOwner();
    this.#report = report;
  }

  /** Changes the scope: a new row gets its id with the first save. */
  moveTo(scope: string): void {
    this.#scope = scope;
  }

  get key(): string {
    return this.#key;
  }

  /** Whether the latest values are on the disk. */
  get isStored(): boolean {
    const isWriting = this.#pending !== null || this.#running.size > 0;
    return this.#storedAs !== null && !isWriting && !this.#refused;
  }

  /** Call at every change. `read` is called at the throttled write. */
  change(read: () => unknown): void {
    this.#pending = read;
    activeWriters.add(this);
    this.#lock ??= this.#acquire();
    this.#schedule();
  }

  /** Writes the pending change without waiting for the throttle. Resolves when no write is running. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#pending !== null) this.#begin(this.#pending());
    await Promise.all(this.#running);
  }

  /** Stores with the local draft what `LocalDraft.pendingCreate` describes. Call before the request; call with null
   * when the server certainly stored nothing. Resolves when it is on the disk, at the latest after 1.5 s. */
  async storePendingCreate(pendingCreate: unknown, read: () => unknown): Promise<void> {
    this.#pendingCreate = pendingCreate;
    this.change(read);
    await withinDiskTimeout(this.flush());
  }

  /** Takes over a local draft of a closed tab; false when another tab has taken it over. */
  async adopt(draft: LocalDraft): Promise<boolean> {
    const lock = await tryLockLocalDraft(draft.key);
    if (lock === null) return false;
    await this.close();
    this.#key = draft.key;
    this.#lock = Promise.resolve(lock);
    this.#pendingCreate = draft.pendingCreate;
    this.#storedAs = draft.scope;
    this.#savedAt = draft.savedAt;
    return true;
  }

  /**
   * Deletes the local draft. Call it when its values are saved on the server. After closing, a local draft stays that another
   * form has taken over, or has changed and closed since.
   */
  clear(): void {
    this.#forget();
    this.#pendingCreate = null;
    this.#report({ kind: "none" });
    if (this.#storedAs === null) return;
    this.#storedAs = null;
    if (this.#lock === null) void discardLocalDraft(this.#key, this.#savedAt);
    else removeLocalDraft(this.#key).then(announceLocalDrafts).catch(warn);
  }

  /** Writes the pending change and releases the lock, so that other forms can restore the local draft. */
  async close(): Promise<void> {
    await this.flush();
    activeWriters.delete(this);
    this.#forget();
    (await this.#lock?.catch(() => null))?.release();
    this.#lock = null;
  }

  #begin(values: unknown): void {
    this.#pending = null;
    this.#last += 1;
    const write = this.#write(values, this.#last).then(() => {
      this.#running.delete(write);
      this.#schedule();
    });
    this.#running.add(write);
  }

  async #write(values: unknown, number: number): Promise<void> {
    // The local draft belongs to the member who started it, even when the session ends meanwhile.
    this.#owner ??= this.#currentOwner();
    const owner = this.#owner;
    const scope = this.#scope;
    const at = new Date();
    try {
      if (owner === null) throw new Error("The member is not known.");
      await (this.#lock ??= this.#acquire());
      if (number !== this.#last) return;
      const isNew = this.#storedAs !== scope;
      this.#storedAs = scope;
      this.#savedAt = at;
      await putLocalDraft({
        key: this.#key,
        owner,
        scope,
        savedAt: at,
        values,
        pendingCreate: this.#pendingCreate,
      });
      if (number !== this.#last) return;
      this.#stopLateTimer();
      this.#refused = false;
      if (isNew) announceLocalDrafts().catch(warn);
      this.#report({ kind: "stored", at });
    } catch (error) {
      warn(error);
      if (number !== this.#last) return;
      this.#stopLateTimer();
      this.#refused = true;
      this.#report({ kind: "refused" });
    }
  }

  /** A failure surfaces in the write that awaits the lock; the next change tries again. */
  #acquire(): Promise<LocalDraftLock> {
    const lock = lockLocalDraft(this.#key);
    lock.catch(() => {
      if (this.#lock === lock) this.#lock = null;
    });
    return lock;
  }

  #schedule(): void {
    if (this.#pending === null) return;
    this.#lateTimer ??= setTimeout(() => {
      this.#report({ kind: "late" });
    }, LATE_MS);
    // One write at a time: on a slow disk the next one starts when the last has completed.
    if (this.#running.size === 0) this.#timer ??= setTimeout(() => void this.flush(), THROTTLE_MS);
  }

  #forget(): void {
    this.#last += 1;
    this.#pending = null;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#stopLateTimer();
  }

  #stopLateTimer(): void {
    clearTimeout(this.#lateTimer);
    this.#lateTimer = undefined;
  }
}

function warn(error: unknown): void {
  console.warn("[drafts]", error);
}
