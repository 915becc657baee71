import { expect, it } from "vitest";
import { rowState } from "./row-state.ts";

const now = new Date("2025-03-12T12:00:00Z");

it.each([
  ["draft", null, "draft"],
  ["draft", "2025-04-01T00:00:00Z", "draft"],
  ["published", null, "published"],
  ["published", "2025-03-01T00:00:00Z", "published"],
  ["published", "2025-03-12T12:00:20Z", "published"],
  ["published", "2025-04-01T00:00:00Z", "scheduled"],
] as const)("a %s row with date %o is %s", (...row) => {
  const [status, published_at, state] = row;
  expect(rowState({ status, published_at, deleted_at: null }, now)).toBe(state);
});

it("a deleted row is in the trash", () => {
  const deleted_at = "2025-03-11T00:00:00Z";
  expect(rowState({ status: "published", published_at: null, deleted_at }, now)).toBe("trash");
});
