import { describe, expect, it } from "vitest";
import { NOTHING_SELECTED, selectedRows, toggleRow, setPageSelected } from "./selection-model.ts";
import type { Selection } from "./selection-model.ts";

interface Row {
  readonly id: string;
  readonly version: number;
}

const page = (ids: string, version = 1): Row[] => ids.split(",").map((id) => ({ id, version }));
const shown = page("a,b,c,d,e");
const from = (ids: string): Selection<Row> => setPageSelected(NOTHING_SELECTED, page(ids), true);
const ids = (selection: Selection<Row>) => [...selection.rows.keys()].join();
const picked = (...steps: readonly (readonly [string, boolean])[]) =>
  ids(
    steps.reduce<Selection<Row>>(
      (now, [id, shift]) => toggleRow(now, shown, id, shift),
      NOTHING_SELECTED,
    ),
  );

describe("selecting rows", () => {
  it("selects and deselects single rows", () => {
    expect(picked(["a", false], ["c", false], ["a", false])).toBe("c");
  });

  it("Shift selects the range between two rows, in both directions", () => {
    expect(picked(["b", false], ["d", true])).toBe("b,c,d");
    expect(picked(["d", false], ["b", true]).split(",").sort().join()).toBe("b,c,d");
  });

  it("Shift deselects a range as well", () => {
    expect(picked(["a", false], ["e", true], ["c", true])).toBe("a,b");
  });

  it("Shift without an anchor on the page selects the single row", () => {
    expect(picked(["c", true])).toBe("c");
    expect(ids(toggleRow({ ...from("x"), anchor: "x" }, shown, "b", true))).toBe("x,b");
  });

  it("selecting or deselecting a page leaves the rows of other pages selected", () => {
    const both = setPageSelected(from("x,y"), shown, true);
    expect(ids(both)).toBe("x,y,a,b,c,d,e");
    expect(ids(setPageSelected(both, shown, false))).toBe("x,y");
  });

  it("returns the current version of rows on the page and the last seen one of other pages", () => {
    const both = setPageSelected(from("x"), page("a"), true);
    expect(selectedRows(both, page("a,b", 2))).toEqual([
      { id: "x", version: 1 },
      { id: "a", version: 2 },
    ]);
  });
});
