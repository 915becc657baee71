import { expect, it } from "vitest";
import { firstImageWith, linksOf, linkTarget } from "./body-links.ts";

const ORIGIN = "https://studio.example";

it("lists the addresses of links, each once", () => {
  const content = "See [a](/about) and [b](https://x.example).\n\n- [a](/about)\n- ![c](/c.webp)";
  expect(linksOf(content)).toEqual(["/about", "https://x.example"]);
  expect(linksOf("No link, [only] (brackets).")).toEqual([]);
});

it("finds the first uploaded image of a text", () => {
  const content =
    "![](/images/stock.webp)\n\n![](https://b.example/storage/v1/object/public/x/1.webp)";
  expect(firstImageWith(content, "/storage/v1/object/public/")).toMatch(/x\/1\.webp$/);
  expect(firstImageWith("A path: /storage/v1/object/public/", "/storage/")).toBeNull();
});

it.each([
  ["/about#team", { kind: "page", path: "/about" }],
  ["https://studio.example/blog/lime", { kind: "page", path: "/blog/lime" }],
  ["/about/", { kind: "page", path: "/about" }],
  ["/", { kind: "page", path: "/" }],
  ["https://elsewhere.example/", { kind: "external" }],
  ["mailto:hello@studio.example", { kind: "external" }],
  ["tel:+48 58 000 00 00", { kind: "external" }],
  ["www.elsewhere.example", { kind: "malformed" }],
  ["mailto:hello", { kind: "malformed" }],
  ["https://elsewhere", { kind: "malformed" }],
  ["javascript:alert(1)", { kind: "malformed" }],
])("decides on %s", (address, target) => {
  expect(linkTarget(address, ORIGIN)).toEqual(target);
});
