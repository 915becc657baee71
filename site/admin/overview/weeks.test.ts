import { expect, it } from "vitest";
import { firstMonday, weekLabel } from "./weeks.ts";

it.each([
  [new Date(2027, 2, 3, 15, 30), "a Wednesday"],
  [new Date(2027, 2, 1), "a Monday"],
  [new Date(2027, 2, 7, 23, 59), "a Sunday"],
])("the last of the weeks is the current one, on %s", (now) => {
  const start = firstMonday(now);
  expect(start.getDay()).toBe(1);
  expect(weekLabel(start, 11)).toBe("1 Mar");
  expect(weekLabel(start, 0)).toBe("14 Dec");
});
