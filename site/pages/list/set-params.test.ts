import { expect, it } from "vitest";
import { setParams } from "./set-params.ts";

it("keeps the other filters and resets the page", () => {
  const search = new URLSearchParams("category=light&page=3");
  expect(setParams(search, { type: "House" })).toBe("?category=light&type=House");
  const type = new URLSearchParams("type=House");
  expect(setParams(type, { category: "light" })).toBe("?category=light&type=House");
  expect(setParams(search, { category: null })).toBe(".");
  expect(setParams(search, { q: "a & b" })).toBe("?category=light&q=a+%26+b");
});
