import { expect, it } from "vitest";
import { scrollDistance } from "./scroll-distance.ts";

it.each([
  ["panel and selection are visible", 0, { hidden: -200, aboveSelection: 100, aboveLastLine: 100 }],
  ["the end of the panel is hidden", 60, { hidden: 60, aboveSelection: 100, aboveLastLine: 140 }],
  ["the bar covers a line", -7, { hidden: -550, aboveSelection: -7, aboveLastLine: -7 }],
  [
    "the bar covers the start of some lines",
    -30,
    { hidden: -400, aboveSelection: -30, aboveLastLine: 20 },
  ],
  [
    "the selection is higher than the window",
    80,
    { hidden: 80, aboveSelection: -3000, aboveLastLine: 400 },
  ],
  [
    "only the end of a high selection is visible",
    0,
    { hidden: -10, aboveSelection: -3000, aboveLastLine: 400 },
  ],
  [
    "the panel is higher than the window",
    40,
    { hidden: 300, aboveSelection: 40, aboveLastLine: 40 },
  ],
  [
    "the panel is higher than the window, and the bar covers a line",
    -5,
    { hidden: 300, aboveSelection: -5, aboveLastLine: -5 },
  ],
])("SU20 %s: scrolls by %d, then no further", (_case, distance, before) => {
  expect(scrollDistance(before)).toBe(distance);
  const after = {
    hidden: before.hidden - distance,
    aboveSelection: before.aboveSelection - distance,
    aboveLastLine: before.aboveLastLine - distance,
  };
  expect(scrollDistance(after)).toBe(0);
});
