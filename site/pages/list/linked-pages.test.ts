import { expect, it } from "vitest";
import { linkedPages } from "./linked-pages.ts";

it("lists the first, the last and the adjacent pages", () => {
  expect(linkedPages(1, 3)).toEqual([1, 2, 3]);
  expect(linkedPages(1, 9)).toEqual([1, 2, null, 9]);
  expect(linkedPages(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
  expect(linkedPages(3, 9)).toEqual([1, 2, 3, 4, null, 9]);
});
