import { expect, it } from "vitest";
import { deviceOf, fitDevice } from "./devices.ts";

it("a device that is wider than the area is scaled, and its window fills the area's height", () => {
  expect(fitDevice(1280, { width: 640, height: 500 })).toEqual({ scale: 0.5, height: 1000 });
});

it("a narrow device is never enlarged", () => {
  expect(fitDevice(390, { width: 640, height: 500 })).toEqual({ scale: 1, height: 500 });
  expect(fitDevice(390, { width: 0, height: 0 })).toEqual({ scale: 1, height: 0 });
});

it("an unknown choice is the place's own device", () => {
  expect(deviceOf("phone", "tablet").width).toBe(390);
  expect(deviceOf("watch", "tablet").width).toBe(768);
  expect(deviceOf(null, "desktop").width).toBe(1280);
});
