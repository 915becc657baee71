import { expect, it } from "vitest";
import { dayOfMonth, fullTime, shortTime, timePhrase } from "./time.ts";

const now = new Date(2026, 4, 2, 12, 0);

it.each([
  [new Date(2026, 4, 2, 17, 36), "17:36", "at 17:36"],
  [new Date(2026, 4, 3, 17, 36), "3 May, 17:36", "on 3 May at 17:36"],
  [new Date(2027, 4, 3, 7, 5), "3 May 2027, 07:05", "on 3 May 2027 at 07:05"],
])("formats %s as “%s” alone and as “%s” in a sentence", (date, alone, phrase) => {
  expect(shortTime(date, now)).toBe(alone);
  expect(timePhrase(date, now)).toBe(phrase);
});

it("fullTime formats weekday, date and time", () => {
  expect(fullTime(new Date(2025, 2, 3, 14, 5))).toBe("Monday, 3 March 2025, 14:05");
  expect(fullTime(new Date(2025, 2, 3, 0, 5))).toBe("Monday, 3 March 2025, 00:05");
});

it("dayOfMonth leaves out the year", () => {
  expect(dayOfMonth(new Date(2025, 9, 12))).toBe("12 Oct");
});
