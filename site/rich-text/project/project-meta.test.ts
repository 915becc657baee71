import { expect, it } from "vitest";
import { projectArea, projectCost, projectMeta, projectYear } from "./project-meta.ts";

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

it("SV02 a project that is an example of the services page names services, time and cost", () => {
  expect(projectCost("Dining Room for Long Evenings")).toEqual([
    { label: "Services", value: "Furniture Selection" },
    { label: "Time", value: "5 weeks, and 7 until delivery" },
    {
      label: "Cost",
      value: "$21,300, line by line",
      to: "/services#cost-of-dining-room-for-long-evenings",
    },
  ]);
  expect(projectCost("The loft")).toEqual([]);
});
