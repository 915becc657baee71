import { expect, it } from "vitest";
import { neighboursOf, suggestsNeighbours } from "./neighbours.ts";

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

it.each([
  [1, 1, true],
  [1, 2, true],
  [1, 3, false],
  [1, 0, false],
  [2, 2, false],
])("page %i of a category of %i projects suggests others: %s", (page, total, isSuggesting) => {
  expect(suggestsNeighbours({ page, total })).toBe(isSuggesting);
});
