import { afterEach, expect, it, vi } from "vitest";
import { firstMonday, startOfCounting, weekLabel, WEEKS } from "./weeks.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

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

it.each([
  ["2026-11-29T22:30:00Z", "2026-11-22T23:00:00Z", "after the end of summer time"],
  ["2026-04-12T21:30:00Z", "2026-04-05T22:00:00Z", "after its beginning"],
  ["2026-07-08T10:00:00Z", "2026-07-05T22:00:00Z", "in summer"],
])("the last week of 168 hours is the local one: %s is in the week of %s, %s", (now, monday) => {
  vi.stubEnv("TZ", "Europe/Warsaw");
  const hours = (WEEKS - 1) * 7 * 24;
  const start = startOfCounting(new Date(now));
  expect(new Date(start.getTime() + hours * 3_600_000)).toEqual(new Date(monday));
});
