import { describe, expect, it } from "vitest";
import { finishedPictures, neighbour } from "./gallery-model.ts";

const entry = (url: string) => ({ url, alt: ` ${url} `, caption: "", uploadId: "u1" });

describe("finishedPictures", () => {
  it("keeps the order of the form and leaves out files that are still on the way", () => {
    expect(finishedPictures([entry("a"), entry(""), entry("b")])).toEqual([
      { url: "a", alt: "a", caption: "" },
      { url: "b", alt: "b", caption: "" },
    ]);
  });

  it("CP14 nothing chosen is an empty list", () => {
    expect(finishedPictures([])).toEqual([]);
  });
});

describe("neighbour", () => {
  it.each([
    [0, "earlier", null],
    [0, "later", 1],
    [2, "earlier", 1],
    [2, "later", null],
  ] as const)("picture %i of three moved %s lands on %o", (index, direction, target) => {
    expect(neighbour(index, direction, 3)).toBe(target);
  });
});
