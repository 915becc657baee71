import { expect, it } from "vitest";
import { tameBody } from "./tame-body.ts";

it("leaves an ordinary body as it is", () => {
  const body =
    "# Title\n\nA *quiet* room with [a link](https://a.example).\n\n- one\n  - two\n    1. three\n\n---\n\n* * *\n";
  expect(tameBody(body)).toBe(body);
});

it("keeps one list mark per line, so that lists nest by lines only", () => {
  expect(tameBody("1. 2. 3. x")).toBe("1. 2\\. 3. x");
  expect(tameBody("- * x")).toBe("- \\* x");
  expect(tameBody("- *x*")).toBe("- *x*");
  expect(tameBody("- 1.5 m of oak")).toBe("- 1.5 m of oak");
});

it("limits how deep a line can be indented", () => {
  expect(tameBody(`${" ".repeat(400)}- x`)).toBe(`${" ".repeat(12)}- x`);
  expect(tameBody("\t\t\t\t\t\tx")).toBe(`${" ".repeat(12)}x`);
});

it("shows a paragraph with too many marks as typed and leaves the next one alone", () => {
  const wild = "\\_a_ ".repeat(2001);
  const tamed = tameBody(`${wild}\n\n*calm*`);
  expect(tamed.endsWith("\n\n*calm*")).toBe(true);
  expect(tamed.startsWith("\\\\\\_a\\_ ")).toBe(true);
});

it("reads every kind of line end", () => {
  expect(tameBody("a\r\nb\rc\nd")).toBe("a\nb\nc\nd");
});
