import { expect, it } from "vitest";
import { searchWith } from "./search-with.ts";

it("keeps the other filters and resets the page", () => {
  const search = new URLSearchParams("category=light&page=3");
  expect(searchWith(search, { type: "House" })).toBe("?category=light&type=House");
  const type = new URLSearchParams("type=House");
  expect(searchWith(type, { category: "light" })).toBe("?category=light&type=House");
  expect(searchWith(search, { category: null })).toBe(".");
  expect(searchWith(search, { q: "a & b" })).toBe("?category=light&q=a+%26+b");
});
