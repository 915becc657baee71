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
