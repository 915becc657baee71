import { describe, expect, it } from "vitest";
import { publicationState } from "./publication-state.ts";

const now = new Date("2025-03-12T12:00:00Z");

describe("publicationState", () => {
  it.each([
    ["draft", null, "draft"],
    ["draft", "2025-03-01T00:00:00Z", "draft"],
    ["published", "2025-03-01T00:00:00Z", "published"],
    ["published", "2025-03-12T12:00:20Z", "published"],
    ["published", "2025-04-01T00:00:00Z", "scheduled"],
  ] as const)("%s with date %o is %s", (status, published_at, visibility) => {
    expect(publicationState({ status, published_at }, now)).toBe(visibility);
  });
});
