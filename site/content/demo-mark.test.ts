import { expect, it } from "vitest";
import { demoMark } from "./demo-mark.ts";

it("if every entry is marked, one note says it and the texts do without their marks", () => {
  const { isDemo, shown } = demoMark(["A museum (demo)", "(demo)"]);
  expect(isDemo).toBe(true);
  expect(shown("A museum (demo)")).toBe("A museum");
  expect(shown("(demo)")).toBe("");
});

it("beside a studio's own entry an invented one keeps its mark", () => {
  const { isDemo, shown } = demoMark(["A museum (demo)", "A jury"]);
  expect(isDemo).toBe(false);
  expect(shown("A museum (demo)")).toBe("A museum (demo)");
  expect(shown("A jury")).toBe("A jury");
});

it("no entries, and entries that only speak of a demo, are not demo content", () => {
  expect(demoMark([]).isDemo).toBe(false);
  expect(demoMark(["The Demo Prize"]).isDemo).toBe(false);
});
