import { afterEach, describe, expect, it, vi } from "vitest";
import { resilientStorage } from "./auth-storage.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const refuse = () => {
  throw new DOMException("Quota exceeded.", "QuotaExceededError");
};

describe("resilientStorage", () => {
  it("stores the session in the given storage", async () => {
    const getItem = new Map<string, string>();
    const storage = resilientStorage({
      getItem: (key) => getItem.get(key) ?? null,
      setItem: (key, value) => void getItem.set(key, value),
      removeItem: (key) => void getItem.delete(key),
    });
    await storage.setItem("session", "s");
    expect(getItem.get("session")).toBe("s");
    expect(await storage.getItem("session")).toBe("s");
    await storage.removeItem("session");
    expect(await storage.getItem("session")).toBeNull();
  });

  it("falls back to memory where storage is full or denied, and reports it", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const storage = resilientStorage({ getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(await storage.getItem("session")).toBeNull();
    await storage.setItem("session", "s");
    expect(await storage.getItem("session")).toBe("s");
    await storage.removeItem("session");
    expect(await storage.getItem("session")).toBeNull();
    expect(warn).toHaveBeenCalled();
  });

  it("falls back to memory without any storage", async () => {
    const storage = resilientStorage();
    await storage.setItem("session", "s");
    expect(await storage.getItem("session")).toBe("s");
  });
});
