import { expect, it } from "vitest";
import { formatDuration, formatShare, pageName, wonShare } from "./format-statistics.ts";
import { periodOf, startOf } from "./period.ts";

it.each([
  [null, "–"],
  [4, "1 min"],
  [25 * 60, "25 min"],
  [59.6 * 60, "1 h"],
  [3.4 * 3600, "3 h"],
  [47 * 3600, "47 h"],
  [48 * 3600, "2 days"],
  [1500 * 86_400, "1,500 days"],
])("a duration of %s seconds is %s", (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

it("shares are whole percentages, and a dash of nothing", () => {
  expect(formatShare(3, 7)).toBe("43%");
  expect(formatShare(0, 0)).toBe("–");
  expect(wonShare({ won: 1, lost: 3 })).toBe("25%");
  expect(wonShare({ won: 0, lost: 0 })).toBe("–");
});

it.each([
  ["", "", "Not known", ""],
  ["/portfolio/loft", "A loft", "A loft", "Project"],
  ["/blog/oak", "On oak", "On oak", "Post"],
  ["/services", "", "Services", "Page"],
  ["/portfolio/material/oak", "", "/portfolio/material/oak", "Page"],
  ["/privacy-policy", "", "Privacy Policy", "Page"],
])("the page %s (%s) is named %s", (path, title, name, kind) => {
  expect(pageName({ path, title })).toEqual({ name, kind });
});

it("a period begins its days before now; unknown names are the default", () => {
  const now = new Date("2026-03-31T12:00:00Z");
  expect(startOf("30-days", now)).toEqual(new Date("2026-03-01T12:00:00Z"));
  expect(startOf("all", now)).toBeNull();
  expect([periodOf("90-days"), periodOf("toString"), periodOf(null)]).toEqual([
    "90-days",
    "12-months",
    "12-months",
  ]);
});
