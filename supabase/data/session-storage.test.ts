import { afterEach, describe, expect, it, vi } from "vitest";
import { resilientStorage } from "./session-storage.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const refuse = () => {
  throw new DOMException("Quota exceeded.", "QuotaExceededError");
};

describe("resilientStorage", () => {
  it("keeps the session where it was told to", async () => {
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

  it("keeps it in memory where storage is full or denied, and says so", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const storage = resilientStorage({ getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(await storage.getItem("session")).toBeNull();
    await storage.setItem("session", "s");
    expect(await storage.getItem("session")).toBe("s");
    await storage.removeItem("session");
    expect(await storage.getItem("session")).toBeNull();
    expect(warn).toHaveBeenCalled();
  });

  it("keeps it in memory where there is no storage at all", async () => {
    const storage = resilientStorage();
    await storage.setItem("session", "s");
    expect(await storage.getItem("session")).toBe("s");
  });
});
