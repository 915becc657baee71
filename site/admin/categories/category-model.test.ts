import { describe, expect, it } from "vitest";
import { nameProblem, categoryUsageSentence } from "./category-model.ts";

describe("usageSentence", () => {
  it.each([
    [{ posts: 0, projects: 0 }, "Nothing uses it."],
    [{ posts: 1, projects: 0 }, "Used by 1 post, which stays, without a category."],
    [{ posts: 0, projects: 3 }, "Used by 3 projects, which stay, without a category."],
    [{ posts: 2, projects: 1 }, "Used by 2 posts and 1 project, which stay, without a category."],
  ])("describes the usage %o", (usage, sentence) => {
    expect(categoryUsageSentence(usage)).toBe(sentence);
  });
});

describe("nameProblem", () => {
  const others = [{ name: "Kitchens" }];
  it.each([
    ["  ", "Enter a name."],
    ["x".repeat(81), "Use at most 80 characters."],
    [" kitchens ", "There is a category with this name already."],
  ])("refuses %o", (name, reason) => {
    expect(nameProblem(name, others)).toBe(reason);
  });

  it("accepts a new name", () => {
    expect(nameProblem("Lighting", others)).toBeNull();
  });
});
