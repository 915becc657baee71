import { expect, it } from "vitest";
import { placementOf } from "./card-placement.ts";

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

it("PF03 the middle column is the same with and without a lead", () => {
  const middle = (total: number, opening: boolean) =>
    Array.from({ length: total }, (_, index) => placementOf(index, total, opening).isMiddle);
  expect(middle(8, true).flatMap((is, index) => (is ? [index] : []))).toEqual([2, 6]);
  expect(middle(7, false).flatMap((is, index) => (is ? [index] : []))).toEqual([1, 5]);
  expect(middle(3, true)).toEqual([false, false, false]);
});
