import { describe, expect, it } from "vitest";
import { placeOf } from "./card-style.ts";

const places = (total: number, opening: boolean) =>
  Array.from({ length: total }, (_, index) => placeOf(index, total, opening)).join(" ");

describe("placeOf", () => {
  it("starts with a lead and an uneven pair, and fills the last row on tablets", () => {
    expect(places(1, true)).toBe("lead");
    expect(places(2, true)).toBe("lead row");
    expect(places(3, true)).toBe("lead left right");
    expect(places(5, true)).toBe("lead left right column column");
    expect(places(6, true)).toBe("lead left right column column closing");
  });

  it("fills the row of a filtered list with one or two posts", () => {
    expect(places(1, false)).toBe("row");
    expect(places(2, false)).toBe("left right");
    expect(places(3, false)).toBe("column column closing");
    expect(places(4, false)).toBe("column column column column");
  });
});
