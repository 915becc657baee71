import { expect, it } from "vitest";
import * as v from "valibot";
import { valuesFromRow } from "#site/schemas/columns.ts";
import { field, text } from "#site/schemas/field.ts";
import { createConflictModel } from "./conflict-model.ts";

const schema = v.object({
  title: v.pipe(text, v.title("Title"), field({ column: "title", inClipboard: true })),
  image: v.pipe(text, v.title("Image"), field({ column: "image" })),
  focus: v.pipe(text, v.title("Image")),
  categoryId: v.pipe(
    v.optional(v.nullable(v.string()), null),
    v.title("Category"),
    field({ column: "category_id" }),
  ),
});
const row = {
  ...{ title: "Oak", image: "/a.webp", category_id: "c1" as string | null, version: 1 },
  ...{ updated_at: "2026-01-01T00:00:00Z", deleted_at: null as string | null },
};
const model = createConflictModel(schema, {
  noun: "note",
  valuesOf: (stored: typeof row) => valuesFromRow(schema, stored),
  comparable: ({ focus, ...values }) => ({
    ...values,
    image: `${values.image}#${focus}`,
    focus: "",
  }),
});

it("labels and copied text of a conflict come from the schema", () => {
  const theirs = model.valuesOf(row);
  const mine = { ...theirs, title: "Pine", focus: "1,2" };
  expect(model.diffFields(mine, theirs)).toEqual(["Title", "Image"]);
  expect(model.asText(mine)).toBe("Pine");
});

it.each([
  [true, "a new version alone", {}],
  [true, "a deleted category", { category_id: null }],
  [false, "another category", { category_id: "c2" }],
  [false, "a new text", { title: "Pine" }],
  [false, "a new text and a deleted category", { title: "Pine", category_id: null }],
  [false, "a move to the trash", { deleted_at: "2026-01-02T00:00:00Z" }],
  [false, "a move to the trash and a deleted category", { deleted_at: "2026", category_id: null }],
] as const)("has the same content: %s, for %s", (expected, _change, change) => {
  expect(model.hasSameContent(row, { ...row, version: 2, ...change })).toBe(expected);
});
