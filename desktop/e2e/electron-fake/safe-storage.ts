import { createKeyring } from "./keyring.ts";
import type { FakeElectronState } from "./state.ts";

/** Chromium's encryption key on Linux without a keyring: the same on every machine. */
const FIXED_KEY = "peanuts";

/** The asynchronous part of `safeStorage`. It always reports that encryption is available; without a
 * keyring only the prefix "v10" of its output reveals the fixed key. */
export function createSafeStorage(state: FakeElectronState) {
  const ready = () => {
    if (!state.lifecycle.isReady) {
      throw new Error("safeStorage cannot be used before app is ready");
    }
    if (state.keyring === "locked") throw new Error("The keyring is locked.");
  };
  const real = createKeyring(state.settings.machine);
  const fixed = createKeyring(FIXED_KEY);
  return {
    isAsyncEncryptionAvailable: async () => {
      await Promise.resolve();
      return state.lifecycle.isReady;
    },
    getSelectedStorageBackend: () => {
      if (!state.lifecycle.isReady) return "unknown";
      return state.keyring === "basic_text" ? "basic_text" : "gnome_libsecret";
    },
    encryptStringAsync: async (text: string) => {
      await Promise.resolve();
      ready();
      const sealed = state.keyring === "system" ? real.seal(text) : fixed.seal(text);
      return Buffer.concat([Buffer.from(prefix(state)), sealed]);
    },
    decryptStringAsync: async (sealed: Buffer) => {
      await Promise.resolve();
      ready();
      const version = sealed.subarray(0, 3).toString("latin1");
      if (version !== "v10" && version !== "v11") throw new Error("Error while decrypting.");
      const usesFixedKey = version === "v10" && state.settings.platform === "linux";
      if (!usesFixedKey && state.keyring !== "system") throw new Error("Error while decrypting.");
      const result = (usesFixedKey ? fixed : real).open(sealed.subarray(3));
      return { result, shouldReEncrypt: usesFixedKey && state.keyring === "system" };
    },
  };
}

function prefix(state: FakeElectronState): string {
  return state.keyring === "system" && state.settings.platform === "linux" ? "v11" : "v10";
}
