import { expect, it } from "vitest";
import { projectArea, projectCost, projectMeta, projectWork, projectYear } from "./project-meta.ts";

const CAFE = { title: "Corner Café", location: "Kraków, Lesser Poland" };
const DINING = { title: "Dining Room for Long Evenings", location: "Wrocław, Lower Silesia" };

it("PF04 SU28 shows type, location, area in both units and year", () => {
  expect(
    projectMeta({
      location: "Kraków",
      projectDate: "2024-05-01",
      areaSqft: 1850,
      projectType: "Residential",
    }).flatMap(({ values }) => values.map(({ text }) => text)),
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

it("SV02 a project that is an example of the services page links its cost there", () => {
  const text = "$21,300, line by line";
  const to = "/services#cost-of-dining-room-for-long-evenings";
  expect(projectCost(DINING)).toEqual([{ label: "Cost", values: [{ text, to }] }]);
  expect(projectCost(CAFE)).toEqual([]);
});

it("SV02 a project with a record names its services, linked to their entries, and its time", () => {
  expect(projectWork(CAFE)).toEqual([
    {
      label: "Services",
      values: [
        { text: "Commercial Spaces", to: "/services#commercial" },
        { text: "Lighting Design", to: "/services#lighting" },
      ],
    },
    { label: "Time", values: [{ text: "Four months to the opening" }] },
  ]);
  expect(projectWork(DINING)).toEqual([
    {
      label: "Services",
      values: [{ text: "Furniture Selection", to: "/services#furniture-selection" }],
    },
    { label: "Time", values: [{ text: "5 weeks, and 7 until delivery" }] },
  ]);
});

it("PF09 a project without a record, or with the title of another one, has no services, time and cost", () => {
  const others = ["The loft", "constructor", ""].map((title) => ({ title, location: null }));
  const elsewhere = [DINING, CAFE].map(({ title }) => ({ title, location: "Oslo" }));
  for (const project of [...others, ...elsewhere]) {
    expect([...projectWork(project), ...projectCost(project)]).toEqual([]);
  }
});
