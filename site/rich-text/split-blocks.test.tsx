import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { bodyComponents } from "./body-components.tsx";
import { parseBody } from "./parse-body.ts";
import { renderTokens } from "./render-tokens.ts";
import { splitBlocks } from "./split-blocks.ts";

const html = (source: string) =>
  renderToStaticMarkup(<>{renderTokens(parseBody(source), bodyComponents(""))}</>);

/** Lines to combine in any order; the seeded generator makes failures repeatable. */
const LINES = [
  "",
  "",
  "Words",
  "## Heading",
  "- item",
  "  - inner",
  "  more of it",
  "1. one",
  "10) ten",
  "***",
  "---",
  "    far in",
  "**bold\u00a0",
  "\u00a0",
  "> quoted",
  "> > twice",
  "> - item",
  ">",
  "  > in an item",
  "| a | b |",
  "|---|--:|",
  "> | a |",
  "> |---|",
  '![one](/one.webp "caption")',
  "![two](/two.webp)",
  "https://youtu.be/aaaaaaaaaaa",
  "[link](https://a.example)",
  "-",
  "+ plus",
];

function textOf(seed: number): string {
  let state = seed;
  const next = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
  return Array.from({ length: 12 }, () => LINES[Math.floor(next() * LINES.length)]).join("\n");
}

describe("a text split into blocks", () => {
  it("renders to the same HTML as the whole text", { timeout: 60_000 }, () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const source = textOf(seed);
      expect(splitBlocks(source).map(html).join("\n"), JSON.stringify(source)).toBe(html(source));
    }
  });

  it("is split between paragraphs and headings, never inside a list", () => {
    expect(splitBlocks("One\n\n## Two\n\n- a\n\n- b\n\n  c\n\nThree\nfour")).toEqual([
      "One\n",
      "## Two\n\n- a\n\n- b\n\n  c\n",
      "Three\nfour",
    ]);
  });
});
