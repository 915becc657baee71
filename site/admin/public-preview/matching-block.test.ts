import { expect, it } from "vitest";
import { matchingBlock } from "./matching-block.ts";

const BLOCKS = ["Lime and light", "Why lime?", "Read the plan first.", "Oak", "Why lime?"];

it("finds the block of a line of markup", () => {
  expect(
    matchingBlock(BLOCKS, { text: "Read [the plan](https://x.example/a) **first**.", place: 0 }),
  ).toBe(2);
  expect(matchingBlock(BLOCKS, { text: "- Oak", place: 0 })).toBe(3);
});

it("takes the block nearest to the caret's place where a text occurs twice", () => {
  expect(matchingBlock(BLOCKS, { text: "## Why lime?", place: 0.2 })).toBe(1);
  expect(matchingBlock(BLOCKS, { text: "## Why lime?", place: 0.9 })).toBe(4);
});

it("finds nothing for an empty line, and for text that the preview does not show yet", () => {
  expect(matchingBlock(BLOCKS, { text: "", place: 0.5 })).toBeNull();
  expect(matchingBlock(BLOCKS, { text: "1.", place: 0.5 })).toBeNull();
  expect(matchingBlock(BLOCKS, { text: "Walnut", place: 0.5 })).toBeNull();
});
