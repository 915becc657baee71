import { expect, it } from "vitest";
import { timelineLabels } from "#site/content/contact.ts";
import { answersInWords } from "./inquiry-labels.ts";

const open = { service_interest: "", project_type: "", budget_range: "", timeline: "" };

it("empty choices are omitted", () => {
  expect(answersInWords(open)).toEqual([]);
});

it("choices are returned with their labels, in the order of the form", () => {
  expect(
    answersInWords({
      service_interest: "residential-design",
      project_type: "renovation",
      budget_range: "over-200k",
      timeline: "6-12-months",
    }),
  ).toEqual([
    { term: "Service Interest", answer: "Residential design" },
    { term: "Project Type", answer: "Renovation" },
    { term: "Budget Range", answer: "Over $200,000" },
    { term: "Timeline", answer: timelineLabels["6-12-months"] },
  ]);
});

it("an unknown value is returned unchanged", () => {
  expect(answersInWords({ ...open, timeline: "constructor" })).toEqual([
    { term: "Timeline", answer: "constructor" },
  ]);
});
