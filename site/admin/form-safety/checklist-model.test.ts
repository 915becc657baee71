import { expect, it } from "vitest";
import { checklist } from "./checklist-model.ts";
import type { ChecklistInput } from "./checklist-model.ts";

const READY: ChecklistInput = {
  hasFeaturedImage: true,
  undescribed: 0,
  summary: { name: "excerpt", text: "Why lime." },
  searchTitle: "Why lime",
  searchDescription: "Lime plaster lets a wall breathe, and it is mended in an afternoon.",
  brokenLinks: [],
};
const open = (changes: Partial<ChecklistInput>) =>
  checklist({ ...READY, ...changes })
    .filter(({ isDone }) => !isDone)
    .map(({ id, text }) => [id, text]);

it("has no open point for a complete post", () => {
  expect(open({})).toEqual([]);
});

it.each([
  [{ hasFeaturedImage: false }, ["featured-image", "No cover: a stock picture is shown."]],
  [{ undescribed: 1 }, ["descriptions", "1 picture lacks a description."]],
  [{ undescribed: 3 }, ["descriptions", "3 pictures lack a description."]],
  [
    { summary: { name: "excerpt", text: " " } },
    ["summary", "No excerpt: cards show the beginning of the text."],
  ],
  [{ brokenLinks: "failed" }, ["links", "The links could not be checked."]],
  [{ brokenLinks: ["/nowhere"] }, ["links", "A link leads nowhere: /nowhere."]],
  [{ brokenLinks: ["/a", "/b"] }, ["links", "A link leads nowhere: /a and 1 other."]],
  [{ searchTitle: "" }, ["search-title", "No title."]],
  [
    { searchTitle: "x".repeat(61) },
    ["search-title", "The title has 61 characters, search results show about 60."],
  ],
  [{ searchDescription: "" }, ["search-description", "No description for search results."]],
  [
    { searchDescription: "Lime." },
    ["search-description", "The description for search results is short: 5 characters."],
  ],
  [
    { searchDescription: "x".repeat(161) },
    ["search-description", "The description has 161 characters, search results show about 160."],
  ],
] as const)("names what is missing: %j", (changes, point) => {
  expect(open(changes)).toEqual([point]);
});

it("a running check of the links is no open point", () => {
  expect(open({ brokenLinks: "checking" })).toEqual([]);
});
