import { describe, expect, it } from "vitest";
import { metaLine } from "./row-labels.ts";

describe("metaLine", () => {
  it("contains category, location, area in both units and year", () => {
    const row = {
      category: { id: "c", name: "Homes", slug: "homes" },
      location: "Kraków",
      area_sqft: 1850,
      project_date: "2024-05-01",
    };
    expect(metaLine(row)).toBe("Homes · Kraków · 1,850 sq ft (172 m²) · 2024");
  });

  it("PF09 omits missing values", () => {
    expect(
      metaLine({ category: null, location: null, area_sqft: null, project_date: "2024-05-01" }),
    ).toBe("2024");
  });
});
