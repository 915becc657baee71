import { expect, it } from "vitest";
import { sourcePath } from "./source-path.ts";

const form = (query = "") => new URL(`https://studio.example/contact${query}`);

it.each([
  ["https://studio.example/", "/"],
  ["https://studio.example/services", "/services"],
  ["https://studio.example/services/?a=b#c", "/services"],
  ["https://studio.example/portfolio/loft", "/portfolio/loft"],
  ["https://studio.example/blog/category/color", "/blog/category/color"],
  ["https://studio.example/blog/page/2?q=secret", "/blog/page/2"],
  ["https://studio.example/privacy-policy", "/privacy-policy"],
  ["https://studio.example/contact", ""],
  ["https://studio.example/preview", ""],
  ["https://studio.example/admin?tab=contacts", ""],
  ["https://studio.example/servicesx", ""],
  ["https://studio.example/blog/%3Cb%3E", ""],
  [`https://studio.example/blog/${"a".repeat(200)}`, ""],
  ["https://search.example/services", ""],
  ["http://studio.example/services", ""],
  ["about:blank", ""],
  ["", ""],
])("from %s the source is '%s'", (previous, path) => {
  expect(sourcePath(form(), previous)).toBe(path);
});

it("the project that the form's address names comes first", () => {
  expect(sourcePath(form("?project=loft"), "https://studio.example/blog")).toBe("/portfolio/loft");
  expect(sourcePath(form("?project=%3Cb%3E"), "")).toBe("");
});
