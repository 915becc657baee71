import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createJsonFile } from "./json-file.ts";
import { createSessionStore } from "./session-store.ts";
import type { SealedSession } from "./session-store.ts";

let folder = "";
const onUnreadable = vi.fn();

// The keyring belongs to the machine: this one reverses the text, which is enough to see it sealed.
const reverse = (text: string) => Array.from(text).reverse().join("");
const keyring = {
  isAsyncEncryptionAvailable: () => Promise.resolve(true),
  encryptStringAsync: (text: string) => Promise.resolve(Buffer.from(reverse(text))),
  decryptStringAsync: (sealed: Buffer) =>
    Promise.resolve({ result: reverse(sealed.toString()), shouldReEncrypt: false }),
  getSelectedStorageBackend: () => "gnome_libsecret" as const,
};

const parse = (raw: unknown) => raw as SealedSession;
const file = () => createJsonFile<SealedSession>(path.join(folder, "session.json"), parse);
const storeWith = (safeStorage: Parameters<typeof createSessionStore>[0]["safeStorage"]) =>
  createSessionStore({ safeStorage, file: file(), platform: "linux", onUnreadable });

beforeEach(async () => {
  onUnreadable.mockReset();
  folder = await mkdtemp(path.join(os.tmpdir(), "session-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("with a keyring", () => {
  it("keeps the sign-in sealed across a restart", async () => {
    await storeWith(keyring).set("sb-auth", "token");
    expect(await readFile(path.join(folder, "session.json"), "utf8")).not.toContain("token");
    const restarted = storeWith(keyring);
    expect(await restarted.protection()).toBe("system");
    expect(await restarted.get("sb-auth")).toBe("token");
  });

  it("removes a value for good", async () => {
    const store = storeWith(keyring);
    await store.set("sb-auth", "token");
    await store.remove("sb-auth");
    expect(await storeWith(keyring).get("sb-auth")).toBeNull();
  });

  it("asks for a new sign-in when the value cannot be opened any more", async () => {
    await storeWith(keyring).set("sb-auth", "token");
    const broken = { ...keyring, decryptStringAsync: () => Promise.reject(new Error("wrong key")) };
    expect(await storeWith(broken).get("sb-auth")).toBeNull();
    expect(onUnreadable).toHaveBeenCalledOnce();
    expect(await storeWith(keyring).get("sb-auth")).toBeNull();
  });

  it("seals again when the key was rotated", async () => {
    await storeWith(keyring).set("sb-auth", "token");
    const encryptStringAsync = vi.fn(keyring.encryptStringAsync);
    const rotated = {
      ...keyring,
      encryptStringAsync,
      decryptStringAsync: () => Promise.resolve({ result: "token", shouldReEncrypt: true }),
    };
    expect(await storeWith(rotated).get("sb-auth")).toBe("token");
    expect(encryptStringAsync).toHaveBeenLastCalledWith("token");
  });
});

describe.each([
  ["plain text only", { ...keyring, getSelectedStorageBackend: () => "basic_text" as const }],
  ["no encryption", { ...keyring, isAsyncEncryptionAvailable: () => Promise.resolve(false) }],
])("on a system with %s", (_name, safeStorage) => {
  it("keeps the sign-in in memory and writes nothing", async () => {
    const store = storeWith(safeStorage);
    await store.set("sb-auth", "token");
    expect(await store.protection()).toBe("memory");
    expect(await store.get("sb-auth")).toBe("token");
    expect(await storeWith(safeStorage).get("sb-auth")).toBeNull();
    await expect(readFile(path.join(folder, "session.json"))).rejects.toThrow("ENOENT");
  });
});
