import type { SafeStorage } from "electron";
import type { SessionProtection } from "../shared/bridge.ts";
import type { JsonFile } from "./json-file.ts";

/** Encrypted values in base64 by key. */
export type SealedSession = Readonly<Record<string, string>>;

interface SessionStoreOptions {
  readonly safeStorage: Pick<
    SafeStorage,
    | "isAsyncEncryptionAvailable"
    | "encryptStringAsync"
    | "decryptStringAsync"
    | "getSelectedStorageBackend"
  >;
  readonly file: JsonFile<SealedSession>;
  readonly platform: NodeJS.Platform;
  readonly onUnreadable: (key: string, reason: unknown) => void;
}

/**
 * Keeps the sign-in under the system's protection. Where the system offers none (Linux without a
 * keyring), values live in memory only and are gone with the app.
 */
export function createSessionStore({
  safeStorage,
  file,
  platform,
  onUnreadable,
}: SessionStoreOptions) {
  const memory = new Map<string, string>();
  let known: Promise<SessionProtection> | null = null;
  const protection = () => (known ??= detect(safeStorage, platform));

  async function write(key: string, value: string): Promise<void> {
    const sealed = await safeStorage.encryptStringAsync(value);
    await file.update((sealedSession) => ({ ...sealedSession, [key]: sealed.toString("base64") }));
  }

  async function remove(key: string): Promise<void> {
    memory.delete(key);
    if ((await file.read())?.[key] === undefined) return;
    await file.update((sealed) =>
      Object.fromEntries(Object.entries(sealed ?? {}).filter(([name]) => name !== key)),
    );
  }

  async function get(key: string): Promise<string | null> {
    if ((await protection()) === "memory") return memory.get(key) ?? null;
    const sealed = (await file.read())?.[key];
    if (sealed === undefined) return null;
    try {
      const opened = await safeStorage.decryptStringAsync(Buffer.from(sealed, "base64"));
      if (opened.shouldReEncrypt) await write(key, opened.result);
      return opened.result;
    } catch (error) {
      // Another machine's or another user's key: the person signs in anew.
      onUnreadable(key, error);
      await remove(key);
      return null;
    }
  }

  async function set(key: string, value: string): Promise<void> {
    if ((await protection()) === "memory") memory.set(key, value);
    else await write(key, value);
  }

  return { protection, get, set, remove };
}

async function detect(
  safeStorage: SessionStoreOptions["safeStorage"],
  platform: NodeJS.Platform,
): Promise<SessionProtection> {
  if (!(await safeStorage.isAsyncEncryptionAvailable())) return "memory";
  if (platform !== "linux") return "system";
  if (safeStorage.getSelectedStorageBackend() === "basic_text") return "memory";
  // Without a keyring Chromium encrypts with a fixed key, which only the prefix shows.
  const probe = await safeStorage.encryptStringAsync("probe");
  return probe.subarray(0, 3).toString("latin1") === "v10" ? "memory" : "system";
}
