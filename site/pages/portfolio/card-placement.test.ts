import { expect, it } from "vitest";
import { COLUMNS, imageFrames, placementOf } from "./card-placement.ts";

const places = (total: number, opening: boolean) =>
  Array.from({ length: total }, (_, index) => placementOf(index, total, opening).place[0]).join("");

it.each([
  [1, "l"],
  [2, "lm"],
  [3, "lmw"],
  [4, "lccc"],
  [5, "lcccm"],
  [6, "lcccmw"],
  [7, "lcccmwm"],
  [8, "lcccmccc"],
  [11, "lcccmcccmwm"],
  [12, "lcccmcccmccc"],
])("PF03 the first page of %i projects has the places %s", (total, expected) => {
  expect(places(total, true)).toBe(expected);
});

it("PF03 a later page has no lead, and no empty column in its last row", () => {
  expect(places(1, false)).toBe("m");
  expect(places(2, false)).toBe("mw");
  expect(places(3, false)).toBe("ccc");
  expect(places(5, false)).toBe("cccmw");
  expect(places(6, false)).toBe("cccmwm");
  expect(places(12, false)).toBe("cccmcccmcccm");
});

it("PF03 on tablets a last card that is alone in its row fills it", () => {
  const last = (total: number, opening: boolean) => placementOf(total - 1, total, opening);
  expect([2, 3, 4].map((total) => last(total, true).fillsTablet)).toEqual([true, false, true]);
  expect([2, 3, 4].map((total) => last(total, false).fillsTablet)).toEqual([false, true, false]);
});

it("PF03 the columns are the same with and without a lead", () => {
  const columns = (total: number, opening: boolean) =>
    Array.from({ length: total }, (_, index) => placementOf(index, total, opening).column);
  expect(columns(8, true)).toEqual([0, 0, 1, 2, 0, 0, 1, 2]);
  expect(columns(7, false)).toEqual([0, 1, 2, 0, 0, 1, 2]);
});

it("PF03 images of three columns have one height, and request their own widths", () => {
  expect(new Set(COLUMNS.map(({ parts, ratio }) => parts / ratio))).toEqual(new Set([4]));
  const widths = [1, 2, 3].map((index) => imageFrames(placementOf(index, 4, true))[0]?.width);
  expect(widths).toEqual(COLUMNS.map(({ width }) => width));
  // A narrow card after two wider ones would look like a leftover.
  const parts = COLUMNS.map((column) => column.parts);
  expect(Math.max(...parts) / Math.min(...parts)).toBeLessThanOrEqual(1.25);
});
