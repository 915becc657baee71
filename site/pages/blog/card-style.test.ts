import { describe, expect, it } from "vitest";
import { positionOf } from "./card-style.ts";

const positions = (total: number, opening: boolean) =>
  Array.from({ length: total }, (_, index) => positionOf(index, total, opening)).join(" ");

describe("placeOf", () => {
  it("starts with a lead and an uneven pair, and fills the last row on tablets", () => {
    expect(positions(1, true)).toBe("lead");
    expect(positions(2, true)).toBe("lead row");
    expect(positions(3, true)).toBe("lead left right");
    expect(positions(5, true)).toBe("lead left right column column");
    expect(positions(6, true)).toBe("lead left right column column closing");
  });

  it("fills the row of a filtered list with one or two posts", () => {
    expect(positions(1, false)).toBe("row");
    expect(positions(2, false)).toBe("left right");
    expect(positions(3, false)).toBe("column column closing");
    expect(positions(4, false)).toBe("column column column column");
  });
});
