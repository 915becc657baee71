import { expect, it } from "vitest";
import { diffText } from "./diff-text.ts";

it("separates words of the earlier text from words of the present one", () => {
  expect(diffText("Warm oak floor.", "Warm ash floor.")).toEqual([
    { where: "both", text: "Warm " },
    { where: "present", text: "ash" },
    { where: "earlier", text: "oak" },
    { where: "both", text: " floor." },
  ]);
});

it("returns one common part for equal texts", () => {
  expect(diffText("Same.", "Same.")).toEqual([{ where: "both", text: "Same." }]);
});

it("shortens long common parts to the context of the changes", () => {
  const common = "word ".repeat(400);
  const [first, , last] = diffText(`${common}end`, `${common}stop`);
  expect(first?.text.length).toBeLessThan(200);
  expect(first?.text.startsWith(" … ")).toBe(true);
  expect(last).toEqual({ where: "earlier", text: "end" });
});

it("falls back to lines for long texts without common words", () => {
  const long = (word: string) => Array.from({ length: 9000 }, (_, n) => `${word}${String(n)}`);
  const before = performance.now();
  const parts = diffText(long("a").join("\n"), long("b").join(" "));
  expect(parts.some(({ where }) => where === "earlier")).toBe(true);
  expect(performance.now() - before).toBeLessThan(5000);
});
