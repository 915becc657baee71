import { describe, expect, it } from "vitest";
import { metaLine, visibilityOf } from "./row-labels.ts";

const now = new Date("2025-03-12T12:00:00Z");

describe("visibilityOf", () => {
  it.each([
    ["draft", null, "draft"],
    ["draft", "2025-03-01T00:00:00Z", "draft"],
    ["published", "2025-03-01T00:00:00Z", "published"],
    ["published", "2025-03-12T12:00:20Z", "published"],
    ["published", "2025-04-01T00:00:00Z", "scheduled"],
  ] as const)("%s with date %o is %s", (status, published_at, visibility) => {
    expect(visibilityOf({ status, published_at }, now)).toBe(visibility);
  });
});

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
