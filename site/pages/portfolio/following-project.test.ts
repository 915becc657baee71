import { expect, it } from "vitest";
import { followingProject } from "./following-project.ts";

const all = ["villa", "loft", "bath"].map((slug) => ({ slug }));

it.each([
  ["villa", "loft"],
  ["bath", "villa"],
  // A project beyond the listed ones leads to the first.
  ["barn", "villa"],
])("SU28 after %s follows %s", (slug, next) => {
  expect(followingProject(all, slug)?.slug).toBe(next);
});

it("SU28 nothing follows the only project", () => {
  expect(followingProject([{ slug: "villa" }], "villa")).toBeNull();
  expect(followingProject([], "villa")).toBeNull();
});
