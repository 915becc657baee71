import { describe, expect, it } from "vitest";
import { NOTHING_SELECTED, selectedRows, toggled, withPage } from "./selection-model.ts";
import type { Selection } from "./selection-model.ts";

interface Row {
  readonly id: string;
  readonly version: number;
}

const page = (ids: string, version = 1): Row[] => ids.split(",").map((id) => ({ id, version }));
const shown = page("a,b,c,d,e");
const from = (ids: string): Selection<Row> => withPage(NOTHING_SELECTED, page(ids), true);
const ids = (selection: Selection<Row>) => [...selection.rows.keys()].join();
const picked = (...steps: readonly (readonly [string, boolean])[]) =>
  ids(
    steps.reduce<Selection<Row>>(
      (now, [id, shift]) => toggled(now, shown, id, shift),
      NOTHING_SELECTED,
    ),
  );

describe("selecting rows", () => {
  it("selects one by one, and takes back", () => {
    expect(picked(["a", false], ["c", false], ["a", false])).toBe("c");
  });

  it("Shift selects everything between, in both directions", () => {
    expect(picked(["b", false], ["d", true])).toBe("b,c,d");
    expect(picked(["d", false], ["b", true]).split(",").sort().join()).toBe("b,c,d");
  });

  it("Shift takes back everything between as well", () => {
    expect(picked(["a", false], ["e", true], ["c", true])).toBe("a,b");
  });

  it("Shift without a row before, or one of another page, selects the one row", () => {
    expect(picked(["c", true])).toBe("c");
    expect(ids(toggled({ ...from("x"), anchor: "x" }, shown, "b", true))).toBe("x,b");
  });

  it("a page is selected and taken back beside what other pages have", () => {
    const both = withPage(from("x,y"), shown, true);
    expect(ids(both)).toBe("x,y,a,b,c,d,e");
    expect(ids(withPage(both, shown, false))).toBe("x,y");
  });

  it("acts on the version that is shown; rows of other pages are as they were seen", () => {
    const both = withPage(from("x"), page("a"), true);
    expect(selectedRows(both, page("a,b", 2))).toEqual([
      { id: "x", version: 1 },
      { id: "a", version: 2 },
    ]);
  });
});
