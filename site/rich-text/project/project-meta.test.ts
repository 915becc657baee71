import { expect, it } from "vitest";
import { projectArea, projectMeta, projectYear } from "./project-meta.ts";

it("PF04 SU28 shows type, location, area in both units and year", () => {
  expect(
    projectMeta({
      location: "Kraków",
      projectDate: "2024-05-01",
      areaSqft: 1850,
      projectType: "Residential",
    }).map((item) => item.value),
  ).toEqual(["Residential", "Kraków", "1,850 sq ft (172 m²)", "2024"]);
});

it("PF09 omits missing values", () => {
  const none = { location: null, projectDate: null, areaSqft: null, projectType: " " };
  expect(projectMeta(none)).toEqual([]);
  expect(projectArea(null)).toBeNull();
  expect(projectYear("")).toBeNull();
});

it("PF04 shows an area of 0", () => {
  expect(projectArea(0)).toBe("0 sq ft (0 m²)");
});
