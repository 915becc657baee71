import { expect, it } from "vitest";
import { postState } from "./post-state.ts";

const now = new Date("2025-03-12T12:00:00Z");

it.each([
  ["draft", null, "draft"],
  ["draft", "2025-04-01T00:00:00Z", "draft"],
  ["published", null, "published"],
  ["published", "2025-03-01T00:00:00Z", "published"],
  ["published", "2025-03-12T12:00:20Z", "published"],
  ["published", "2025-04-01T00:00:00Z", "scheduled"],
] as const)("a %s post with date %o is %s", (...row) => {
  const [status, published_at, state] = row;
  expect(postState({ status, published_at, deleted_at: null }, now)).toBe(state);
});

it("a deleted post is in the trash", () => {
  const deleted_at = "2025-03-11T00:00:00Z";
  expect(postState({ status: "published", published_at: null, deleted_at }, now)).toBe("trash");
});
