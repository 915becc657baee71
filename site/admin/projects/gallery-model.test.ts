import { describe, expect, it } from "vitest";
import { neighbour } from "./gallery-model.ts";

describe("neighbour", () => {
  it.each([
    [0, "earlier", null],
    [0, "later", 1],
    [2, "earlier", 1],
    [2, "later", null],
  ] as const)("picture %i of three moved %s lands on %o", (index, direction, target) => {
    expect(neighbour(index, direction, 3)).toBe(target);
  });
});
