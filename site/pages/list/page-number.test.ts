import { expect, it } from "vitest";
import { pageNumber, pagesToOffer, searchForPage } from "./page-number.ts";

const pageOf = (search: string) => pageNumber(new URLSearchParams(search));

it("reads the page from the URL and falls back to the first", () => {
  expect(pageOf("page=2")).toBe(2);
  for (const search of ["", "page=", "page=0", "page=-1", "page=abc", "page=1e9", "page=1.5"]) {
    expect(pageOf(search)).toBe(1);
  }
  expect(pageOf("page=999999")).toBe(1);
});

it("keeps the other parameters when the page changes", () => {
  const search = new URLSearchParams("category=light&page=2");
  expect(searchForPage(search, 3)).toBe("?category=light&page=3");
  expect(searchForPage(search, 1)).toBe("?category=light");
  expect(searchForPage(new URLSearchParams("page=2"), 1)).toBe(".");
});

it("lists the first, the last and the adjacent pages", () => {
  expect(pagesToOffer(1, 3)).toEqual([1, 2, 3]);
  expect(pagesToOffer(1, 9)).toEqual([1, 2, null, 9]);
  expect(pagesToOffer(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
  expect(pagesToOffer(3, 9)).toEqual([1, 2, 3, 4, null, 9]);
});
