import { describe, expect, it } from "vitest";
import { metaParts } from "./row-labels.ts";

describe("metaParts", () => {
  it("contains category, location, area in both units and year", () => {
    const row = {
      category: { id: "c", name: "Homes", slug: "homes" },
      location: "Kraków",
      area_sqft: 1850,
      project_date: "2024-05-01",
    };
    expect(metaParts(row)).toEqual(["Homes", "Kraków", "1,850 sq ft (172 m²)", "2024"]);
  });

  it("PF09 omits missing values", () => {
    expect(
      metaParts({ category: null, location: null, area_sqft: null, project_date: "2024-05-01" }),
    ).toEqual(["2024"]);
  });
});
