import { expect, it } from "vitest";
import { lowerCaseAddress } from "./letter-case.ts";

it.each([
  ["/About", "/about"],
  ["/PRIVACY-Policy", "/privacy-policy"],
  ["/Admin", "/admin"],
  ["/Blog/Oak-Table", "/blog/oak-table"],
  ["/about", null],
  ["/blog/oak-table", null],
  ["/Nowhere", null],
  ["/Admin/x", null],
  ["/assets/App-AbC.js", null],
  ["//About", null],
  ["//Evil.example/", null],
  ["/\\Evil.example/Blog", null],
  ["/Blog//evil.example", null],
])("G02 the canonical path of %s is %s", (path, address) => {
  expect(lowerCaseAddress(path)).toBe(address);
});
