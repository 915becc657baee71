import { expect, it } from "vitest";
import { placementOf } from "./card-placement.ts";

const places = (total: number, opening: boolean) =>
  Array.from({ length: total }, (_, index) => placementOf(index, total, opening).place[0]).join("");

it.each([
  [1, "l"],
  [2, "lc"],
  [4, "lccc"],
  [12, "lccccccccccc"],
])("PF03 the first page of %i projects has the places %s", (total, expected) => {
  expect(places(total, true)).toBe(expected);
});

it.each([2, 5, 8, 11])("PF03 the last of %i projects is not alone in three columns", (total) => {
  expect(placementOf(total - 1, total, true).place).toBe("closing");
  expect(placementOf(total - 2, total, true).place).not.toBe("closing");
});

it("PF03 a later page has no lead, and no last card that is alone in its row", () => {
  expect(places(3, false)).toBe("ccc");
  expect(placementOf(3, 4, false)).toMatchObject({ place: "closing", fillsTablet: false });
  expect(placementOf(6, 7, false)).toMatchObject({ place: "closing", fillsTablet: true });
  expect(placementOf(2, 3, false)).toMatchObject({ place: "column", fillsTablet: true });
});

it("PF03 the middle column is the same with and without a lead", () => {
  const middle = (total: number, opening: boolean) =>
    Array.from({ length: total }, (_, index) => placementOf(index, total, opening).isMiddle);
  expect(middle(7, true)).toEqual([false, false, true, false, false, true, false]);
  expect(middle(6, false)).toEqual([false, true, false, false, true, false]);
});
