import { expect, it } from "vitest";
import { itemLinkOf, parseItemLink } from "./deep-links.ts";

const id = "0b5a3a52-9f0a-4c39-8a9b-2f6a3b8f1a11";

it("parses the item of a link", () => {
  expect(parseItemLink(`interior-admin://posts/${id}`)).toEqual({ kind: "posts", id });
  expect(parseItemLink(`interior-admin://inquiries/${id.toUpperCase()}/`)).toEqual({
    kind: "inquiries",
    id,
  });
});

it.each([
  `interior-admin://staff/${id}`,
  "interior-admin://posts/../../etc",
  "interior-admin://posts/1 or 1=1",
  `interior-admin://posts/${id}?next=javascript:alert(1)`,
  `https://posts/${id}`,
  "interior-admin:",
  "--inspect",
])("ignores %s", (address) => {
  expect(parseItemLink(address)).toBeNull();
});

it("finds the link in the arguments of a start", () => {
  expect(itemLinkOf(["app.exe", "--flag", `interior-admin://projects/${id}`])).toEqual({
    kind: "projects",
    id,
  });
  expect(itemLinkOf(["app.exe"])).toBeNull();
});
