import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { listedColumns, valuesFromRow } from "./columns.ts";
import { fieldOfColumn, rulesOf, versionedFields } from "./form.ts";
import { postSchema } from "./post.ts";

const rules = rulesOf(postSchema);

describe("the rules of a post", () => {
  it.each([
    ["title", " ", "Enter a title."],
    ["content", "", "Write the content of the post."],
    ["content", "x".repeat(262_145), "The content is too long: 256 KiB at most."],
    ["excerpt", "x".repeat(201), "Use at most 200 characters; this has 201."],
    ["tags", "x".repeat(51), "A tag can have 50 characters at most."],
    [
      "tags",
      Array.from({ length: 21 }, (_, index) => String(index)).join(),
      "Use at most 20 tags.",
    ],
    ["slug", "A b", "Use lower-case letters, digits and single hyphens."],
  ] as const)("refuse in %s a text such as %.10o", (name, value, message) => {
    expect(rules[name](value)).toBe(message);
  });
});

it("a stored excerpt beyond the limit of typed text is loaded as it is", () => {
  const columns = v.getDefaults(postSchema);
  const row = {
    ...{ title: "", content: "", category_id: null, author: "", post_type: columns.postType },
    ...{ meta_title: null, meta_description: null, status: columns.status, slug: "" },
    ...{ excerpt: "x".repeat(203), featured_image_url: null, tags: ["oak", "light"] },
  };
  expect(valuesFromRow(postSchema, row)).toMatchObject({
    excerpt: row.excerpt,
    tags: "oak, light",
    metaTitle: "",
  });
});

it("the list selects what it shows, never the content", () => {
  expect(listedColumns(postSchema)).toContain("author");
  expect(listedColumns(postSchema)).not.toContain("content");
});

it("an earlier version has the texts of the form, with its labels", () => {
  expect(versionedFields(postSchema).map(({ label }) => label)).toEqual([
    "Title",
    "Content",
    "Excerpt",
    "Author",
    "Meta Title",
    "Meta Description",
    "Tags",
  ]);
});

it.each([
  ["meta_description", "metaDescription"],
  ["featured_image_url", null],
  ["post_type", null],
])("an error of %s belongs to the input %o", (column, name) => {
  expect(fieldOfColumn(postSchema, column)).toBe(name);
});
