import { expect, it } from "vitest";
import { openingHours } from "./opening-hours.ts";

it.each([
  ["Mon-Fri 9AM-6PM", "Mo-Fr 09:00-18:00"],
  ["Sat 10AM-4PM", "Sa 10:00-16:00"],
  ["Monday – Thursday: 8:30 – 17:00", "Mo-Th 08:30-17:00"],
  ["Tue 12AM-12PM", "Tu 00:00-12:00"],
  ["Sun by appointment", null],
  ["Mon 9-99", null],
])("%s becomes %s in schema.org's format", (line, expected) => {
  expect(openingHours(line)).toBe(expected);
});
