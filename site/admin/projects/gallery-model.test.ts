import { describe, expect, it } from "vitest";
import { finishedImages, neighbour } from "./gallery-model.ts";

const entry = (url: string) => ({ url, alt: ` ${url} `, caption: "", uploadId: "u1" });

describe("finishedPictures", () => {
  it("preserves the order and omits images that are still uploading", () => {
    expect(finishedImages([entry("a"), entry(""), entry("b")])).toEqual([
      { url: "a", alt: "a", caption: "" },
      { url: "b", alt: "b", caption: "" },
    ]);
  });

  it("CP14 returns an empty list without images", () => {
    expect(finishedImages([])).toEqual([]);
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
