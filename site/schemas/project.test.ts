import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { columnsFromValues } from "./columns.ts";
import { fieldOfColumn } from "./form.ts";
import { projectSchema } from "./project.ts";

const entry = (url: string) => ({
  ...{ url, alt: ` ${url} `, caption: "", additionId: "u1" },
  ...{ stage: "detail" as const, credit: " Ada " },
});
const saved = (gallery: ReturnType<typeof entry>[]) =>
  columnsFromValues(projectSchema, { ...v.getDefaults(projectSchema), gallery }).gallery_images;

describe("the gallery of a project", () => {
  it("is stored in order, without images that are still uploading", () => {
    expect(saved([entry("a"), entry(""), entry("b")])).toEqual([
      { url: "a", alt: "a", caption: "", stage: "detail", credit: "Ada" },
      { url: "b", alt: "b", caption: "", stage: "detail", credit: "Ada" },
    ]);
  });

  it("CP14 is an empty list without images", () => {
    expect(saved([])).toEqual([]);
  });
});

it.each([
  ["client_name", "clientName"],
  ["featured_image_url", "typedImageUrl"],
  ["gallery_images", null],
  ["status", null],
])("an error of %s belongs to the input %o", (column, name) => {
  expect(fieldOfColumn(projectSchema, column)).toBe(name);
});
