import { expect, it } from "vitest";
import { countBodyWords } from "./body-words.ts";

it.each([
  ["", 0],
  ["One two  three", 3],
  ["## Why lime\n\nIt **breathes**, [as walls](https://example.com) do.", 7],
  ["| Wood | Use |\n| --- | --- |\n| Oak | Floors |", 4],
  ["- one\n- two\n\n> three four", 4],
  ["Before\n\n![A kitchen with oak fronts](https://example.com/a.webp)\n\nafter", 2],
  ["https://www.youtube.com/watch?v=aqz-KE-bpKQ", 0],
])("the words that a reader sees in %j are %i", (body, count) => {
  expect(countBodyWords(body)).toBe(count);
});
