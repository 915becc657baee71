import { expect, it } from "vitest";
import { listPageAt, listPath, pageNumber, withQuery } from "./list-address.ts";

it.each([
  ["/blog", null, 1, "/blog"],
  ["/blog", null, 3, "/blog/page/3"],
  ["/blog", "light", 1, "/blog/category/light"],
  ["/portfolio", "light", 2, "/portfolio/category/light/page/2"],
])("%s with category %j, page %i, has the path %s", (list, category, page, path) => {
  expect(listPath(list, { category, page })).toBe(path);
  expect(listPageAt(list, path)).toEqual({ category, page });
});

it.each([
  "/blog/oak",
  "/blog/page",
  "/blog/page/1",
  "/blog/page/abc",
  "/blog/category",
  "/blog/category/light/page/0",
  "/blog/category/light/more",
  "/blogs",
  "/portfolio",
])("%s is no page of the blog's list", (path) => {
  expect(listPageAt("/blog", path)).toBeNull();
});

it("reads page numbers from 2 on; the first page has none", () => {
  expect(pageNumber(undefined)).toBe(1);
  expect(pageNumber("2")).toBe(2);
  for (const text of ["", "0", "1", "-1", "02", "abc", "1e9", "1.5", "999999"]) {
    expect([text, pageNumber(text)]).toEqual([text, null]);
  }
});

it("appends the given values as a query, sorted by name", () => {
  expect(withQuery("/portfolio", { type: "Town house", q: "a & b" })).toBe(
    "/portfolio?q=a+%26+b&type=Town+house",
  );
  expect(withQuery("/blog/page/2", { q: null, type: "" })).toBe("/blog/page/2");
});
