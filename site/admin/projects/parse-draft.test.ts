import { describe, expect, it } from "vitest";
import { projectSchema } from "#site/schemas/project.ts";
import { parseLocalDraft, parseChangedLocalDraft } from "#site/schemas/form.ts";
import { emptyProject } from "./project-values.ts";

const defaults = emptyProject(new Date(2025, 2, 9));
const roundTrip = (values: unknown): unknown => JSON.parse(JSON.stringify(values));

describe("the stored draft of a project", () => {
  it("restores a stored draft unchanged", () => {
    const values = {
      ...defaults,
      title: "  Loft 🏡 ",
      area: "abc",
      status: "published" as const,
      categoryId: "c1",
      gallery: [
        {
          ...{ url: "https://x/a.webp", alt: "a", caption: "b", additionId: "" },
          ...{ stage: "before" as const, credit: "Ada" },
        },
      ],
      plan: "javascript:",
      materials: [{ name: " Oak", swatch: "#zzz", note: "" }],
      credits: [{ role: "Joiner", name: "", link: "javascript:alert(1)" }],
      outcome: "Quiet. ",
      testimonial: { quote: "", person: "Ada", role: "" },
    };
    expect(parseLocalDraft(projectSchema, roundTrip(values), defaults)).toEqual(values);
  });

  it("omits images without a completed upload", () => {
    const values = { ...defaults, gallery: [{ url: "", alt: "", caption: "", additionId: "u" }] };
    expect(parseLocalDraft(projectSchema, roundTrip(values), defaults)?.gallery).toEqual([]);
  });

  it("uses the default for invalid values", () => {
    const invalid = { title: 7, status: "archived", gallery: "none", extra: true };
    expect(parseLocalDraft(projectSchema, invalid, defaults)).toEqual(defaults);
  });

  it.each([null, "text", 4, undefined])("returns null for %o", (stored) => {
    expect(parseLocalDraft(projectSchema, stored, defaults)).toBeNull();
  });

  it("is offered only if it differs from the initial values", () => {
    expect(parseChangedLocalDraft(projectSchema, roundTrip(defaults), defaults)).toBeNull();
    const typed = { ...defaults, title: "Loft" };
    expect(parseChangedLocalDraft(projectSchema, roundTrip(typed), defaults)).toEqual(typed);
  });
});
