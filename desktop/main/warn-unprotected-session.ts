import type { SafeStorage } from "electron";

/** Chromium's prefix of text that is encrypted with a key that every installation shares (Linux). */
const FIXED_KEY_PREFIX = "v10";

type Encryption = Pick<SafeStorage, "encryptStringAsync" | "getSelectedStorageBackend">;

/**
 * True when the system protects what safeStorage encrypts. After `ready`, isAsyncEncryptionAvailable()
 * always answers true, and Linux without a keyring encrypts with a fixed key: encrypting a probe is the
 * only way to know. Rejects when the keyring does not answer.
 */
export async function isProtected(
  safeStorage: Encryption,
  platform: NodeJS.Platform,
): Promise<boolean> {
  // macOS and Windows use the prefix v10 for keys of the keychain and of DPAPI.
  const probe = await safeStorage.encryptStringAsync("probe");
  if (platform !== "linux") return true;
  const hasFixedKey = probe.subarray(0, FIXED_KEY_PREFIX.length).toString() === FIXED_KEY_PREFIX;
  return !hasFixedKey && safeStorage.getSelectedStorageBackend() !== "basic_text";
}
