import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createJsonFile } from "./json-store.ts";
import { SessionStore } from "./session-store.ts";
import type { SealedSession, SessionStoreOptions } from "./session-store.ts";

type Keyring = SessionStoreOptions["safeStorage"];

let folder = "";
const report = vi.fn();

// A fake keyring that reverses the text behind Chromium's version prefix.
const reverse = (text: string) => Array.from(text).reverse().join("");
const keyring: Keyring = {
  encryptStringAsync: (text) => Promise.resolve(Buffer.from(`v11${reverse(text)}`)),
  decryptStringAsync: (sealed) =>
    Promise.resolve({ result: reverse(sealed.toString().slice(3)), shouldReEncrypt: false }),
  getSelectedStorageBackend: () => "gnome_libsecret",
};
const refuse = () => Promise.reject(new Error("temporarily unavailable. Please try again."));
const lockedKeyring: Keyring = {
  ...keyring,
  encryptStringAsync: refuse,
  decryptStringAsync: refuse,
};
const fixedKey: Keyring = {
  ...keyring,
  encryptStringAsync: (text) => Promise.resolve(Buffer.from(`v10${reverse(text)}`)),
};

const file = () => path.join(folder, "session.json");
const onDisk = () => readFile(file(), "utf8");
const storeWith = (safeStorage: Keyring, options: Partial<SessionStoreOptions> = {}) =>
  new SessionStore({
    safeStorage,
    file: createJsonFile<SealedSession>(file(), (raw) => raw as SealedSession),
    platform: "linux",
    report,
    retryDelays: [0],
    encryptAgainMs: 20,
    ...options,
  });

beforeEach(async () => {
  report.mockReset();
  folder = await mkdtemp(path.join(os.tmpdir(), "session-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("with a keyring", () => {
  it("stores the session encrypted across a restart", async () => {
    await storeWith(keyring).set("sb-auth", "token");
    expect(await onDisk()).not.toContain("token");
    const restarted = storeWith(keyring);
    expect(await restarted.protection()).toBe("system");
    expect(await restarted.get("sb-auth")).toBe("token");
  });

  it("removes a value permanently", async () => {
    const store = storeWith(keyring);
    await store.set("sb-auth", "token");
    await store.remove("sb-auth");
    expect(await storeWith(keyring).get("sb-auth")).toBeNull();
  });

  it("encrypts again when the key was rotated", async () => {
    await storeWith(keyring).set("sb-auth", "token");
    const encryptStringAsync = vi.fn(keyring.encryptStringAsync);
    const decryptStringAsync = () => Promise.resolve({ result: "token", shouldReEncrypt: true });
    const rotated = { ...keyring, encryptStringAsync, decryptStringAsync };
    expect(await storeWith(rotated).get("sb-auth")).toBe("token");
    expect(encryptStringAsync).toHaveBeenCalledWith("token");
  });

  it("retries a keyring that fails once", async () => {
    await storeWith(keyring).set("sb-auth", "token");
    const decryptStringAsync = vi
      .fn(keyring.decryptStringAsync)
      .mockRejectedValueOnce(new Error("busy"));
    expect(await storeWith({ ...keyring, decryptStringAsync }).get("sb-auth")).toBe("token");
    expect(report).not.toHaveBeenCalled();
  });
});

describe("with a locked keyring", () => {
  it("reports it and preserves the stored session for the next start", async () => {
    await storeWith(keyring).set("sb-auth", "token");
    const store = storeWith(lockedKeyring);
    expect(await store.get("sb-auth")).toBeNull();
    expect(await store.protection()).toBe("locked");
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("cannot be opened"));
    expect(await storeWith(keyring).get("sb-auth")).toBe("token");
  });

  it("decrypts the stored session once the keyring is unlocked", async () => {
    await storeWith(keyring).set("sb-auth", "token");
    const safeStorage = { ...lockedKeyring };
    const store = storeWith(safeStorage);
    expect(await store.get("sb-auth")).toBeNull();
    expect(await store.unlock()).toBe("locked");
    Object.assign(safeStorage, keyring);
    expect(await store.unlock()).toBe("system");
    expect(await store.get("sb-auth")).toBe("token");
  });

  it("holds a new session in memory and stores it as soon as possible", async () => {
    const safeStorage = { ...lockedKeyring };
    const store = storeWith(safeStorage);
    await store.set("sb-auth", "token");
    expect(await store.get("sb-auth")).toBe("token");
    expect(await store.protection()).toBe("waiting");
    Object.assign(safeStorage, keyring);
    await vi.waitFor(async () => {
      expect(await storeWith(keyring).get("sb-auth")).toBe("token");
    });
    expect(await store.protection()).toBe("system");
  });

  it("does not restore a session that was removed meanwhile", async () => {
    const safeStorage = { ...lockedKeyring };
    const store = storeWith(safeStorage);
    await store.set("sb-auth", "token");
    await store.remove("sb-auth");
    Object.assign(safeStorage, keyring);
    expect(await store.unlock()).toBe("system");
    await expect(onDisk()).rejects.toThrow("ENOENT");
  });
});

describe.each([
  ["plain text only", { ...keyring, getSelectedStorageBackend: () => "basic_text" as const }],
  ["a fixed key", fixedKey],
])("on Linux with %s", (_name, safeStorage) => {
  it("holds the session in memory and writes nothing", async () => {
    const store = storeWith(safeStorage);
    await store.set("sb-auth", "token");
    expect(await store.protection()).toBe("memory");
    expect(await store.get("sb-auth")).toBe("token");
    expect(await storeWith(safeStorage).get("sb-auth")).toBeNull();
    await expect(onDisk()).rejects.toThrow("ENOENT");
  });

  it("deletes a stored value that is encrypted with the fixed key", async () => {
    await storeWith(safeStorage, { platform: "darwin" }).set("sb-auth", "token");
    const store = storeWith(safeStorage);
    expect(await store.get("sb-auth")).toBe("token");
    expect(JSON.parse(await onDisk())).toEqual({});
    expect(await store.get("sb-auth")).toBe("token");
  });
});

it("accepts the prefix v10 as protected on macOS and Windows, whose keys have it", async () => {
  for (const platform of ["darwin", "win32"] as const) {
    expect(await storeWith(fixedKey, { platform }).protection()).toBe("system");
  }
});
