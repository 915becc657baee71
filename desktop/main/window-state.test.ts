import { expect, it } from "vitest";
import { FIRST_SIZE, fitToDisplays, parseWindowState } from "./window-state.ts";

const laptop = { x: 0, y: 25, width: 1440, height: 875 };
const second = { x: 1440, y: 0, width: 1920, height: 1080 };
const at = (x: number, y: number, width = 1200, height = 800) => ({
  bounds: { x, y, width, height },
  maximized: false,
});

it("starts in its default size, placed by the system", () => {
  expect(fitToDisplays(null, [laptop])).toEqual(FIRST_SIZE);
});

it("restores its position on either display", () => {
  expect(fitToDisplays(at(100, 50), [laptop])).toEqual({ x: 100, y: 50, width: 1200, height: 800 });
  expect(fitToDisplays(at(1600, 10), [laptop, second])).toMatchObject({ x: 1600, y: 10 });
});

it("moves into view when its display is missing", () => {
  expect(fitToDisplays(at(1600, 10), [laptop])).toEqual({ width: 1200, height: 800 });
  expect(fitToDisplays(at(-1190, 50), [laptop])).toEqual({ width: 1200, height: 800 });
  expect(fitToDisplays(at(100, -300), [laptop])).toEqual({ width: 1200, height: 800 });
});

it("fits a smaller display and has a minimum size", () => {
  expect(fitToDisplays(at(0, 25, 3000, 2000), [laptop])).toMatchObject({
    width: 1440,
    height: 875,
  });
  expect(fitToDisplays(at(0, 25, 10, 10), [laptop])).toMatchObject({ width: 480, height: 480 });
});

it("parses its own output and nothing else", () => {
  expect(parseWindowState(JSON.parse(JSON.stringify({ ...at(1, 30), maximized: true })))).toEqual({
    ...at(1, 30),
    maximized: true,
  });
  for (const raw of [null, 7, {}, { bounds: null }, { bounds: { x: "1" } }]) {
    expect(parseWindowState(raw)).toBeNull();
  }
});
