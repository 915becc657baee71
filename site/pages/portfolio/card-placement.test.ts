import { expect, it } from "vitest";
import { placementOf } from "./card-placement.ts";

const places = (total: number, opening: boolean) =>
  Array.from({ length: total }, (_, index) => placementOf(index, total, opening).place[0]).join("");

it.each([
  [1, "l"],
  [2, "lm"],
  [4, "lccc"],
  [5, "lcccm"],
  [6, "lcccmw"],
  [8, "lcccmccc"],
  [12, "lcccmcccmccc"],
])("PF03 the first page of %i projects has the places %s", (total, expected) => {
  expect(places(total, true)).toBe(expected);
});

it("PF03 a later page has no lead, and no last card that is alone in its row", () => {
  expect(places(1, false)).toBe("m");
  expect(places(3, false)).toBe("ccc");
  expect(places(5, false)).toBe("cccmw");
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
  expect(middle(7, true)).toEqual([false, false, true, false, false, false, true]);
  expect(middle(6, false)).toEqual([false, true, false, false, false, true]);
});
