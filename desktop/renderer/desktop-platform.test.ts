// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import type { DesktopBridge } from "#desktop/shared/bridge.ts";
import { createDesktopPlatform } from "./desktop-platform.ts";

const bytes = new Uint8Array([1, 2, 3]);
// A fake bridge: the test asserts the calls of the dashboard.
const bridge = {
  pickMedia: vi.fn(() => Promise.resolve([{ name: "a.png", type: "image/png", bytes }])),
  saveFile: vi.fn(() => Promise.resolve("cancelled" as const)),
  openExternal: vi.fn(() => Promise.resolve()),
  notify: vi.fn(() => Promise.resolve()),
  setUnread: vi.fn(() => Promise.resolve()),
  setUnsaved: vi.fn(() => Promise.resolve()),
  sessionGet: vi.fn(() => Promise.resolve(null)),
  sessionSet: vi.fn(() => Promise.resolve("system" as const)),
  sessionRemove: vi.fn(() => Promise.resolve()),
  sessionProtection: vi.fn(() => Promise.resolve("system" as const)),
  unlockSession: vi.fn(() => Promise.resolve("system" as const)),
  readAppearance: vi.fn(() => Promise.resolve("system" as const)),
  setAppearance: vi.fn(() => Promise.resolve()),
  reportError: vi.fn(() => Promise.resolve()),
  setAvailableCommands: vi.fn(() => Promise.resolve()),
  readPreferences: vi.fn(() => Promise.resolve([])),
  setPreference: vi.fn(() => Promise.resolve()),
  onCommand: vi.fn(() => () => undefined),
} satisfies DesktopBridge;
const platform = createDesktopPlatform(bridge);

it("turns the files of the native dialog into File objects for the form", async () => {
  const [file] = await platform.pickMedia({ kind: "image", multiple: false, maxBytes: 10 });
  expect(file?.name).toBe("a.png");
  expect(file?.type).toBe("image/png");
  expect(file?.size).toBe(3);
});

it("passes bytes and base name to the save dialog and returns its outcome", async () => {
  expect(await platform.saveFile(new File([bytes], "inquiries.csv"))).toBe("cancelled");
  expect(bridge.saveFile).toHaveBeenCalledExactlyOnceWith({ name: "inquiries.csv", bytes });
});

it("rejects when main refuses to open an address", async () => {
  bridge.openExternal.mockRejectedValueOnce(new Error("refused"));
  await expect(platform.openExternal(new URL("https://a.example"))).rejects.toThrow("refused");
});
