import { expect, it } from "vitest";
import { tagCompletions } from "./tag-completion.ts";

const KNOWN = ["oak", "light", "Old houses", "linen"];

it.each([
  ["", ["oak", "light", "Old houses", "linen"]],
  ["o", ["oak", "Old houses"]],
  ["oak", []],
  ["oak, l", ["oak, light", "oak, linen"]],
  ["Oak,o", ["Oak, Old houses"]],
  ["oak, something new", []],
])("completes %j", (input, completions) => {
  expect(tagCompletions(input, KNOWN)).toEqual(completions);
});
