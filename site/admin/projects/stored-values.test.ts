import { describe, expect, it } from "vitest";
import { emptyProject } from "./project-values.ts";
import { parseStoredValues } from "./stored-values.ts";

const standard = emptyProject(new Date(2025, 2, 9));
const overStorage = (values: unknown): unknown => JSON.parse(JSON.stringify(values));

describe("parseStoredValues", () => {
  it("brings a copy back letter by letter", () => {
    const typed = {
      ...standard,
      title: "  Loft 🏡 ",
      area: "abc",
      status: "published" as const,
      categoryId: "c1",
      gallery: [{ url: "https://x/a.webp", alt: "a", caption: "b", uploadId: "" }],
    };
    expect(parseStoredValues(overStorage(typed), standard)).toEqual(typed);
  });

  it("leaves out pictures that had not arrived", () => {
    const typed = { ...standard, gallery: [{ url: "", alt: "", caption: "", uploadId: "u" }] };
    expect(parseStoredValues(overStorage(typed), standard)?.gallery).toEqual([]);
  });

  it("keeps the standard for what it cannot read", () => {
    const odd = { title: 7, status: "archived", gallery: "none", extra: true };
    expect(parseStoredValues(odd, standard)).toEqual(standard);
  });

  it.each([null, "text", 4, undefined])("%o is no copy", (stored) => {
    expect(parseStoredValues(stored, standard)).toBeNull();
  });
});
