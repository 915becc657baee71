import { expect, it } from "vitest";
import { pathOfFormerQuery } from "./former-query.ts";

const ID = "00000000-0000-4000-8000-00000000000a";
const categories = [{ id: ID, name: "Kitchens & Baths", slug: "kitchens-baths" }];
const addressFor = (query: string, known: typeof categories | undefined = categories) =>
  pathOfFormerQuery("/blog", new URLSearchParams(query), known);

it.each([
  ["page=2", "/blog/page/2"],
  ["page=1", "/blog"],
  ["page=nine", "/blog"],
  [`category=${ID}`, "/blog/category/kitchens-baths"],
  [`category=${ID}&page=3`, "/blog/category/kitchens-baths/page/3"],
  [`category=${ID}&q=oak`, "/blog/category/kitchens-baths?q=oak"],
  ["category=gone&page=3", "/blog"],
  ["page=2&type=Town+house", "/blog/page/2?type=Town+house"],
])("?%s leads to %s", (query, address) => {
  expect(addressFor(query)).toBe(address);
});

it.each(["", "q=oak", "type=House", "utm_source=mail"])("?%s is no former query", (query) => {
  expect(addressFor(query)).toBeNull();
});

it("waits for the categories", () => {
  expect(pathOfFormerQuery("/blog", new URLSearchParams(`category=${ID}`), undefined)).toBeNull();
});
