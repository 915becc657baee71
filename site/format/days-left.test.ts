import { expect, it } from "vitest";
import { daysLeft } from "./days-left.ts";

const now = new Date("2026-03-31T12:00:00Z");

it.each([
  ["2026-03-31T12:00:00Z", 30],
  ["2026-03-31T12:00:20Z", 30],
  ["2026-03-31T11:59:59Z", 30],
  ["2026-03-31T11:59:00Z", 30],
  ["2026-03-30T12:00:00Z", 29],
  ["2026-03-02T12:00:00Z", 1],
  ["2026-03-01T13:00:00Z", 1],
  ["2026-03-01T12:00:00Z", 0],
  ["2026-01-01T00:00:00Z", 0],
])("deleted at %s leaves %i days", (deletedAt, days) => {
  expect(daysLeft(new Date(deletedAt), now)).toBe(days);
});
