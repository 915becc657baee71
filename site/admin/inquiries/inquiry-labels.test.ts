import { expect, it } from "vitest";
import { timelineLabels } from "#site/content/contact.ts";
import { labelledAnswers } from "./inquiry-labels.ts";

const open = { service_interest: "", project_type: "", budget_range: "", timeline: "" };

it("empty choices are omitted", () => {
  expect(labelledAnswers(open)).toEqual([]);
});

it("choices are returned with their labels, in the order of the form", () => {
  expect(
    labelledAnswers({
      service_interest: "residential-design",
      project_type: "renovation",
      budget_range: "over-200k",
      timeline: "6-12-months",
    }),
  ).toEqual([
    { label: "Service Interest", value: "Residential design" },
    { label: "Project Type", value: "Renovation" },
    { label: "Budget Range", value: "Over $200,000" },
    { label: "Timeline", value: timelineLabels["6-12-months"] },
  ]);
});

it("an unknown value is returned unchanged", () => {
  expect(labelledAnswers({ ...open, timeline: "constructor" })).toEqual([
    { label: "Timeline", value: "constructor" },
  ]);
});
