import { expect, it } from "vitest";
import { limitComplexity } from "./limit-complexity.ts";

const tamed = (source: string) => limitComplexity(source).markup;

it("returns an ordinary text unchanged", () => {
  const body =
    "# Title\n\nA *quiet* room with [a link](https://a.example).\n\n- one\n  - two\n    1. three\n\n---\n\n* * *\n";
  expect(tamed(body)).toBe(body);
});

it("allows one list mark per line, so that lists nest by lines only", () => {
  expect(tamed("1. 2. 3. x")).toBe("1. 2\\. 3. x");
  expect(tamed("- * x")).toBe("- \\* x");
  expect(tamed("- *x*")).toBe("- *x*");
  expect(tamed("- 1.5 m of oak")).toBe("- 1.5 m of oak");
});

it("limits the indentation of a line", () => {
  expect(tamed(`${" ".repeat(400)}- x`)).toBe(`${" ".repeat(12)}- x`);
  expect(tamed("\t\t\t\t\t\tx")).toBe(`${" ".repeat(12)}x`);
});

it("shows a paragraph with too many marks as typed, without effect on the next one", () => {
  const wild = "\\_a_ ".repeat(2001);
  const shown = tamed(`${wild}\n\n*calm*`);
  expect(shown.endsWith("\n\n*calm*")).toBe(true);
  expect(shown.startsWith("\\\\\\_a\\_ ")).toBe(true);
});

it("accepts all line endings", () => {
  expect(tamed("a\r\nb\rc\nd")).toBe("a\nb\nc\nd");
});

it("treats mixed marks as lists, not as a thematic break", () => {
  expect(tamed("- - - *")).toBe("- \\- - *");
  expect(tamed("- - -")).toBe("- - -");
  expect(tamed("  * * * *  ")).toBe("  * * * *  ");
});

it("shows a backslash at the end of a line as typed", () => {
  expect(tamed("a\\\nb\\\\\nc")).toBe("a\\\\\nb\\\\\nc");
});

it("shows everything after the first ten thousand elements as typed", () => {
  const { markup, rest } = limitComplexity(`${"- a\n".repeat(10_000)}\n    *b*\n# c\n`);
  expect(markup.split("\n")).toHaveLength(10_000);
  expect(rest).toBe("*b*\n# c");
  expect(limitComplexity("- a\n".repeat(9000)).rest).toBe("");
});

it("allows quotes, one list in them, and twelve columns of marks before a line", () => {
  for (const same of ["> a\n> b", "> > - a", "- a\n\n  > b", "> - - -", "> # a"])
    expect(tamed(same)).toBe(same);
  expect(tamed("- > a")).toBe("- \\> a");
  expect(tamed("> - * x")).toBe("> - \\* x");
  expect(tamed(`${">".repeat(14)} a`)).toBe(`${">".repeat(12)}\\>> a`);
});

it("ends a quote with its last marked line", () => {
  expect(tamed("> a\nb")).toBe("> a\n\nb");
  expect(tamed("> > a\n> b\n> c")).toBe("> > a\n>\n> b\n> c");
});

it("returns an ordinary table unchanged", () => {
  for (const same of [
    "| a | b |\n|---|--:|\n| 1 | 2 |",
    "a | b\n-|-\n1",
    "> | a |\n> |-|\n> | 1 |",
  ])
    expect(tamed(same)).toBe(same);
});

it("joins the surplus cells of a row to its last one", () => {
  const rows = (row: string) => tamed(`| a | b |\n|---|---|\n${row}`).split("\n")[2];
  expect(rows("| 1 | 2 | 3 | 4 |")).toBe("| 1 | 2 \\| 3 \\| 4 |");
  expect(rows("1 | 2 | 3")).toBe("1 | 2 \\| 3");
  expect(rows("| 1 \\| 1 | 2 |")).toBe("| 1 \\| 1 | 2 |");
});

it("shows a table of too many cells, and lines that only resemble one, as typed", () => {
  const table = (rows: number) => `|a|b|\n|-|-|\n${"|1|2|\n".repeat(rows)}`;
  expect(tamed(table(900))).toBe(table(900));
  expect(tamed(table(1000)).split("\n")[1]).toBe("\\|-|-|");
  expect(tamed("a | b\n|---|")).toBe("a | b\n\\|---|");
  expect(tamed("| a |\n---")).toBe("| a |\n***");
  expect(tamed("a\n---")).toBe("a\n---");
});
