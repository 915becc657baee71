import { expect, it } from "vitest";
import { localDate, formatIsoDate } from "./local-date.ts";

it("LG03 formats the date as ISO 8601 and as text", () => {
  expect(localDate(new Date(2026, 2, 9, 12))).toEqual({ iso: "2026-03-09", text: "March 9, 2026" });
});

it("formats a fixed date without a shift by time zone", () => {
  expect(formatIsoDate("2025-03-09")).toBe("March 9, 2025");
});

it.each([
  ["one minute past midnight", new Date(2026, 0, 1, 0, 1), "2026-01-01"],
  ["one minute to midnight", new Date(2026, 11, 31, 23, 59), "2026-12-31"],
])("LG03 uses the local date at %s", (_moment, date, iso) => {
  expect(localDate(date).iso).toBe(iso);
});
