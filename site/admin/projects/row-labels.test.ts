import { describe, expect, it } from "vitest";
import { metaLine } from "./row-labels.ts";

describe("metaLine", () => {
  it("contains category, location and year", () => {
    const row = {
      category: { id: "c", name: "Homes", slug: "homes" },
      location: "Kraków",
      project_date: "2024-05-01",
    };
    expect(metaLine(row)).toBe("Homes · Kraków · 2024");
  });

  it("PF09 omits missing values", () => {
    expect(metaLine({ category: null, location: null, project_date: "2024-05-01" })).toBe("2024");
  });
});
