import { describe, expect, it } from "vitest";
import { pageRange } from "./paging.ts";

describe("pageRange", () => {
  it.each([
    [undefined, 12, 1, 0, 11],
    [1, 12, 1, 0, 11],
    [3, 12, 3, 24, 35],
    [0, 12, 1, 0, 11],
    [-4, 12, 1, 0, 11],
    [2.9, 12, 2, 12, 23],
    [Number.NaN, 12, 1, 0, 11],
    [Infinity, 12, 1, 0, 11],
  ])("page %s of %i rows is page %i, rows %i to %i", (page, size, number, from, to) => {
    expect(pageRange(page, size)).toEqual({ page: number, pageSize: size, from, to });
  });

  it("never requests more than the API returns", () => {
    expect(pageRange(2, 5000)).toEqual({ page: 2, pageSize: 100, from: 100, to: 199 });
    expect(pageRange(1, 0).pageSize).toBe(1);
  });
});
