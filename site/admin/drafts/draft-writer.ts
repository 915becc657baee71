import { putDraft, removeDraft } from "./draft-database.ts";
import { lockDraft, tryLockDraft } from "./draft-locks.ts";
import type { DraftLock } from "./draft-locks.ts";
import type { StoredDraft } from "./draft-model.ts";
import { announceDrafts } from "./draft-view.ts";

/** Milliseconds between a change and its write. A throttle, not a debounce: steady typing is written,
 * too. */
const LAG_MS = 400;
/** After so many milliseconds without a completed write, the last one is no longer reported. */
const LATE_MS = 2000;
/** A disk that does not answer must not hold up a request. */
const BEFORE_REQUEST_MS = 1500;

export type DraftStatus =
  | { readonly kind: "none" }
  /** The text as it was at this time is on the disk. */
  | { readonly kind: "saved"; readonly at: Date }
  | { readonly kind: "late" }
  | { readonly kind: "refused" };

/** Writers of the forms that are open in this tab. */
const open = new Set<DraftWriter>();

/** Writes what is pending in every open form; resolves with the number of drafts that are complete on
 * the disk. */
export async function flushDrafts(): Promise<number> {
  const writers = [...open];
  await Promise.all(writers.map((writer) => writer.flush()));
  return writers.filter((writer) => writer.isStored).length;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** Stores the text of one form. */
export class DraftWriter {
  readonly #currentOwner: () => string | null;
  readonly #report: (status: DraftStatus) => void;
  #scope: string;
  #owner: string | null;
  #key: string = crypto.randomUUID();
  #lock: Promise<DraftLock> | null = null;
  /** Reads the form, when something changed since the last write. */
  #pending: (() => unknown) | null = null;
  #sent: unknown = null;
  /** Scope under which the draft is on the disk or on its way there; null when it is not. */
  #storedAs: string | null = null;
  /** Number of the last write: results of earlier ones are outdated. */
  #last = 0;
  #refused = false;
  #running = 0;
  #timer: Timer;
  #lateTimer: Timer;

  /** `currentOwner` answers with the id of the member who is signed in. */
  constructor(
    scope: string,
    currentOwner: () => string | null,
    report: (status: DraftStatus) => void,
  ) {
    this.#scope = scope;
    this.#currentOwner = currentOwner;
    this.#owner = currentOwner();
    this.#report = report;
  }

  /** A form learns the id of its row at its first save. */
  moveTo(scope: string): void {
    this.#scope = scope;
  }

  get key(): string {
    return this.#key;
  }

  /** Whether the text of the form is on the disk. */
  get isStored(): boolean {
    return this.#storedAs !== null && this.#pending === null && !this.#refused;
  }

  /** Call at every change. `read` is called when it is time to write. */
  change(read: () => unknown): void {
    this.#pending = read;
    open.add(this);
    this.#lock ??= this.#acquire();
    this.#schedule();
  }

  /** Writes what is pending at once. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#pending === null) return;
    const values = this.#pending();
    this.#pending = null;
    this.#last += 1;
    this.#running += 1;
    await this.#write(values, this.#last);
    this.#running -= 1;
    this.#schedule();
  }

  /** Call before a request that may be stored without its answer arriving; with null once it is clear
   * that nothing was stored. Resolves when that is on the disk, at the latest after 1.5 s. */
  async markSent(sent: unknown, read: () => unknown): Promise<void> {
    this.#sent = sent;
    this.change(read);
    await Promise.race([
      this.flush(),
      new Promise((resolve) => setTimeout(resolve, BEFORE_REQUEST_MS)),
    ]);
  }

  /** Goes on writing a draft that was left; false when another tab does so already. */
  async adopt(draft: StoredDraft): Promise<boolean> {
    const lock = await tryLockDraft(draft.key);
    if (lock === null) return false;
    await this.close();
    this.#key = draft.key;
    this.#lock = Promise.resolve(lock);
    this.#sent = draft.sent;
    this.#storedAs = draft.scope;
    return true;
  }

  /** Deletes the draft: its text is saved. */
  clear(): void {
    this.#forget();
    this.#sent = null;
    this.#report({ kind: "none" });
    if (this.#storedAs === null) return;
    this.#storedAs = null;
    removeDraft(this.#key).then(announceDrafts).catch(warn);
  }

  /** Writes what is pending and leaves the draft to whichever form wants to restore it. */
  async close(): Promise<void> {
    await this.flush();
    open.delete(this);
    this.#forget();
    (await this.#lock?.catch(() => null))?.release();
    this.#lock = null;
  }

  async #write(values: unknown, number: number): Promise<void> {
    // The text remains that of the member who began it, also while the session ends.
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
      await putDraft({ key: this.#key, owner, scope, savedAt: at, values, sent: this.#sent });
      if (number !== this.#last) return;
      this.#stopLateTimer();
      this.#refused = false;
      if (isNew) announceDrafts().catch(warn);
      this.#report({ kind: "saved", at });
    } catch (error) {
      warn(error);
      if (number !== this.#last) return;
      this.#stopLateTimer();
      this.#refused = true;
      this.#report({ kind: "refused" });
    }
  }

  /** A refusal is reported by the write that needs the lock; the next change tries again. */
  #acquire(): Promise<DraftLock> {
    const lock = lockDraft(this.#key);
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
    // On a slow disk one write at a time: the next begins when the last has completed.
    if (this.#running === 0) this.#timer ??= setTimeout(() => void this.flush(), LAG_MS);
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
