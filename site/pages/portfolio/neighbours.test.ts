import { expect, it } from "vitest";
import { neighboursOf } from "./neighbours.ts";

const projects = (slugs: string) => Array.from(slugs).map((slug) => ({ slug }));
const suggested = (shown: string, all: string) =>
  neighboursOf(projects(shown), projects(all))
    .map(({ slug }) => slug)
    .join("");

it.each([
  ["c", "abcdef", "def"],
  ["bf", "abcdef", "acd"],
  ["c", "abc", "ab"],
  ["a", "a", ""],
  ["", "abcd", "abc"],
])("a category with %j of the projects %j suggests %j", (shown, all, expected) => {
  expect(suggested(shown, all)).toBe(expected);
});

it("a category of three projects suggests none", () => {
  expect(suggested("abc", "abcdef")).toBe("");
});
