import { expect, it } from "vitest";
import { projectArea, projectFacts, projectYear } from "./project-facts.ts";

it("PF04 shows location, year, area in sq ft and type", () => {
  expect(
    projectFacts({
      location: "Kraków",
      projectDate: "2024-05-01",
      areaSqft: 1850,
      projectType: "Residential",
    }).map((fact) => fact.value),
  ).toEqual(["Kraków", "2024", "1,850 sq ft", "Residential"]);
});

it("PF09 omits missing values", () => {
  const none = { location: null, projectDate: null, areaSqft: null, projectType: " " };
  expect(projectFacts(none)).toEqual([]);
  expect(projectArea(null)).toBeNull();
  expect(projectYear("")).toBeNull();
});

it("PF04 shows an area of 0", () => {
  expect(projectArea(0)).toBe("0 sq ft");
});
