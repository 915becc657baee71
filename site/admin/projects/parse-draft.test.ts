import { describe, expect, it } from "vitest";
import { emptyProject } from "./project-values.ts";
import { parseStoredValues } from "./parse-draft.ts";

const defaults = emptyProject(new Date(2025, 2, 9));
const roundTrip = (values: unknown): unknown => JSON.parse(JSON.stringify(values));

describe("parseStoredValues", () => {
  it("restores a stored draft unchanged", () => {
    const values = {
      ...defaults,
      title: "  Loft 🏡 ",
      area: "abc",
      status: "published" as const,
      categoryId: "c1",
      gallery: [
        {
          ...{ url: "https://x/a.webp", alt: "a", caption: "b", uploadId: "" },
          ...{ stage: "before" as const, credit: "Ada" },
        },
      ],
      plan: "javascript:",
      materials: [{ name: " Oak", swatch: "#zzz", note: "" }],
      credits: [{ role: "Joiner", name: "", link: "javascript:alert(1)" }],
      outcome: "Quiet. ",
      testimonial: { quote: "", person: "Ada", role: "" },
    };
    expect(parseStoredValues(roundTrip(values), defaults)).toEqual(values);
  });

  it("omits images without a completed upload", () => {
    const values = { ...defaults, gallery: [{ url: "", alt: "", caption: "", uploadId: "u" }] };
    expect(parseStoredValues(roundTrip(values), defaults)?.gallery).toEqual([]);
  });

  it("uses the default for invalid values", () => {
    const invalid = { title: 7, status: "archived", gallery: "none", extra: true };
    expect(parseStoredValues(invalid, defaults)).toEqual(defaults);
  });

  it.each([null, "text", 4, undefined])("returns null for %o", (stored) => {
    expect(parseStoredValues(stored, defaults)).toBeNull();
  });
});
