import { describe, expect, it } from "vitest";
import { NOTHING_SELECTED, toggled } from "./selection-model.ts";

const order = ["a", "b", "c", "d", "e"];
const picked = (steps: readonly (readonly [string, boolean])[]) => [
  ...steps.reduce((now, [id, shift]) => toggled(now, order, id, shift), NOTHING_SELECTED).ids,
];

describe("selecting rows", () => {
  it("selects one by one, and takes back", () => {
    expect(
      picked([
        ["a", false],
        ["c", false],
        ["a", false],
      ]),
    ).toEqual(["c"]);
  });

  it("Shift selects everything between, in both directions", () => {
    expect(
      picked([
        ["b", false],
        ["d", true],
      ]),
    ).toEqual(["b", "c", "d"]);
    expect(
      picked([
        ["d", false],
        ["b", true],
      ]).sort(),
    ).toEqual(["b", "c", "d"]);
  });

  it("Shift takes back everything between as well", () => {
    expect(
      picked([
        ["a", false],
        ["e", true],
        ["c", true],
      ]),
    ).toEqual(["a", "b"]);
  });

  it("Shift without a row before, or one that is gone, selects the one row", () => {
    expect(picked([["c", true]])).toEqual(["c"]);
    const gone = { ids: new Set(["x"]), anchor: "x" };
    expect([...toggled(gone, order, "b", true).ids]).toEqual(["x", "b"]);
  });
});
