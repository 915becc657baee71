import { expect, it } from "vitest";
import { fullTime } from "./received-time.ts";

it("fullTime formats weekday, date and time", () => {
  expect(fullTime(new Date(2025, 2, 3, 14, 5))).toBe("Monday, 3 March 2025, 14:05");
  expect(fullTime(new Date(2025, 2, 3, 0, 5))).toBe("Monday, 3 March 2025, 00:05");
});
