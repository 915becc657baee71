import { describe, expect, it } from "vitest";
import { positionOf } from "./card-style.ts";

const positions = (total: number, hasLead: boolean) =>
  Array.from({ length: total }, (_, index) => positionOf(index, total, hasLead)).join(" ");

describe("positionOf", () => {
  it("starts with a lead, and fills the last row on tablets", () => {
    expect(positions(1, true)).toBe("lead");
    expect(positions(2, true)).toBe("lead row");
    expect(positions(3, true)).toBe("lead half half");
    expect(positions(4, true)).toBe("lead column column closing");
    expect(positions(5, true)).toBe("lead half half half half");
    expect(positions(6, true)).toBe("lead half half column column closing");
    expect(positions(12, true)).toBe(`lead half half ${"column ".repeat(8)}closing`);
  });

  it("leaves no gap in the rows of other pages", () => {
    expect(positions(1, false)).toBe("row");
    expect(positions(2, false)).toBe("half half");
    expect(positions(3, false)).toBe("column column closing");
    expect(positions(4, false)).toBe("half half half half");
    expect(positions(5, false)).toBe("half half column column closing");
    expect(positions(7, false)).toBe("half half half half column column closing");
  });
});
