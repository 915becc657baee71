import type { SafeStorage } from "electron";
import type { SessionProtection } from "../shared/bridge.ts";
import type { JsonStore } from "./json-store.ts";
import { isProtected } from "./warn-unprotected-session.ts";
import { retry } from "./retry.ts";

/** Encrypted values in base64 by key. */
export type SealedSession = Readonly<Record<string, string>>;

export interface SessionStoreOptions {
  readonly safeStorage: Pick<
    SafeStorage,
    "encryptStringAsync" | "decryptStringAsync" | "getSelectedStorageBackend"
  >;
  readonly file: JsonStore<SealedSession>;
  readonly platform: NodeJS.Platform;
  readonly report: (message: string) => void;
  /** Milliseconds before each retry of one call. */
  readonly retryDelays?: readonly number[];
  /** Milliseconds between attempts to encrypt a value that is in memory only. */
  readonly encryptAgainMs?: number;
}

/** Stores the session encrypted by the system. A locked or failing keyring never deletes the session:
 * the stored value stays in the file, a new one stays in memory until it can be encrypted, and
 * `protection` reports the state. Without protection (Linux without a keyring) values are in memory
 * only. */
export class SessionStore {
  readonly #options: SessionStoreOptions;
  readonly #retryDelays: readonly number[];
  /** Values that are not yet in the file. */
  readonly #memory = new Map<string, string>();
  /** Keys whose stored value the keyring cannot decrypt. */
  readonly #locked = new Set<string>();
  #isProtected: Promise<boolean> | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(options: SessionStoreOptions) {
    this.#options = options;
    this.#retryDelays = options.retryDelays ?? [250, 1000];
  }

  /** Null without a value, and when the keyring cannot decrypt it: see `protection`. */
  async get(key: string): Promise<string | null> {
    const current = this.#memory.get(key);
    if (current !== undefined) return current;
    const { file, safeStorage, report } = this.#options;
    const sealed = (await file.read())?.[key];
    if (sealed === undefined) return null;
    try {
      const bytes = Buffer.from(sealed, "base64");
      const opened = await retry(() => safeStorage.decryptStringAsync(bytes), this.#retryDelays);
      this.#locked.delete(key);
      await this.#protectOpened(key, opened.result, opened.shouldReEncrypt);
      return opened.result;
    } catch (error) {
      this.#locked.add(key);
      report(`The stored sign-in ${key} cannot be opened: ${String(error)}`);
      return null;
    }
  }

  /** Resolves also when the value is only in memory: see `protection`. */
  async set(key: string, value: string): Promise<void> {
    this.#memory.set(key, value);
    await this.#storeOrReport(key, value);
  }

  async remove(key: string): Promise<void> {
    this.#memory.delete(key);
    this.#locked.delete(key);
    await this.#removeFromFile(key);
  }

  async protection(): Promise<SessionProtection> {
    if (this.#locked.size > 0 && this.#memory.size === 0) return "locked";
    // A keyring that does not respond is no missing keyring; the attempt to store a value reports the error.
    const isSafe = await this.#hasProtection().catch(() => true);
    if (!isSafe) return "memory";
    return this.#memory.size > 0 ? "waiting" : "system";
  }

  /** Retries everything that the keyring refused. */
  async unlock(): Promise<SessionProtection> {
    for (const key of this.#locked) await this.get(key);
    for (const [key, value] of this.#memory) await this.#storeOrReport(key, value);
    return this.protection();
  }

  /** Rejects when the keyring does not respond; the next call tries again. */
  async #hasProtection(): Promise<boolean> {
    const { safeStorage, platform } = this.#options;
    this.#isProtected ??= retry(() => isProtected(safeStorage, platform), this.#retryDelays);
    try {
      return await this.#isProtected;
    } catch (error) {
      this.#isProtected = null;
      throw error;
    }
  }

  async #storeOrReport(key: string, value: string): Promise<void> {
    try {
      if (await this.#hasProtection()) await this.#store(key, value);
    } catch (error) {
      this.#options.report(`The sign-in ${key} is in memory only: ${String(error)}`);
      this.#storeLater();
    }
  }

  #storeLater(): void {
    if (this.#timer !== null) return;
    this.#timer = setTimeout(() => {
      this.#storeAgain();
    }, this.#options.encryptAgainMs ?? 30_000);
    this.#timer.unref();
  }

  async #store(key: string, value: string): Promise<void> {
    const { file, safeStorage } = this.#options;
    const sealed = await retry(() => safeStorage.encryptStringAsync(value), this.#retryDelays);
    // Removed or replaced during the request to the keyring: this value must not be restored.
    if (this.#memory.get(key) !== value) return;
    await file.update((all) => ({ ...all, [key]: sealed.toString("base64") }));
    this.#memory.delete(key);
    this.#locked.delete(key);
  }

  #storeAgain(): void {
    this.#timer = null;
    for (const [key, value] of this.#memory) void this.#storeOrReport(key, value);
  }

  /** A key may have been rotated, or the keyring may have been removed since the value was stored. */
  async #protectOpened(key: string, value: string, rotated: boolean): Promise<void> {
    // Only a known lack of protection may delete the stored value; a keyring without a response decrypted it just now.
    const isSafe = await this.#hasProtection().catch(() => true);
    if (isSafe && !rotated) return;
    this.#memory.set(key, value);
    if (isSafe) await this.#storeOrReport(key, value);
    else await this.#removeFromFile(key);
  }

  async #removeFromFile(key: string): Promise<void> {
    const { file } = this.#options;
    if ((await file.read())?.[key] === undefined) return;
    await file.update((all) =>
      Object.fromEntries(Object.entries(all ?? {}).filter(([name]) => name !== key)),
    );
  }
}
