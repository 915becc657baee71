import { expect, it } from "vitest";
import { listAddress } from "./list-address.ts";

it.each([
  ["/blog", {}, 1, "/blog"],
  ["/blog", { category: null }, 3, "/blog?page=3"],
  ["/blog", { category: "a1" }, 1, "/blog?category=a1"],
  [
    "/portfolio",
    { type: "Town house", category: "a1" },
    2,
    "/portfolio?category=a1&page=2&type=Town+house",
  ],
])("%s with %j, page %i, is %s", (path, filter, page, address) => {
  expect(listAddress(path, filter, page)).toBe(address);
});
