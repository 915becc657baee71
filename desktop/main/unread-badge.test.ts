import { existsSync } from "node:fs";
import type { NativeImage } from "electron";
import { beforeEach, expect, it, vi } from "vitest";
import { badgeImageName, createUnreadBadge } from "./unread-badge.ts";

const setBadgeCount = vi.fn(() => true);
const setOverlayIcon = vi.fn<(icon: NativeImage | null, description: string) => void>();
const draw = vi.fn((label: string) => Object.assign(Object.create(null) as NativeImage, { label }));

beforeEach(() => {
  vi.clearAllMocks();
});

const badge = (platform: NodeJS.Platform) =>
  createUnreadBadge({ app: { setBadgeCount }, window: () => ({ setOverlayIcon }), platform, draw });

it("Windows shows an image for every number, and none without unread inquiries", () => {
  const show = badge("win32");
  for (let count = 1; count <= 12; count += 1) show(count);
  for (const [label] of draw.mock.calls) {
    expect(existsSync(`desktop/icons/badges/${badgeImageName(label)}.png`), label).toBe(true);
  }
  expect(setOverlayIcon).toHaveBeenLastCalledWith({ label: "9+" }, "12 unread inquiries");
  show(1);
  expect(setOverlayIcon).toHaveBeenLastCalledWith({ label: "1" }, "1 unread inquiry");
  show(0);
  expect(setOverlayIcon).toHaveBeenLastCalledWith(null, "");
  expect(setBadgeCount).not.toHaveBeenCalled();
});

it("macOS and Linux show the number itself", () => {
  badge("darwin")(12);
  expect(setBadgeCount).toHaveBeenCalledWith(12);
  expect(setOverlayIcon).not.toHaveBeenCalled();
});
