import type { SafeStorage } from "electron";

/** Chromium's prefix of text that is encrypted with the fixed key of every installation (Linux). */
const FIXED_KEY_PREFIX = "v10";

type Encryption = Pick<SafeStorage, "encryptStringAsync" | "getSelectedStorageBackend">;

/** True when the system protects the output of safeStorage. After `ready`,
 * isAsyncEncryptionAvailable() always returns true, and Linux without a keyring encrypts with a fixed
 * key: only the encryption of a probe reveals it. Rejects when the keyring does not respond. */
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
