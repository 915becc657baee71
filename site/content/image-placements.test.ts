import { expect, it } from "vitest";
import {
  listPlacements,
  recordPlacements,
  subjectOf,
  staticPlacements,
} from "#site/testing/image-placements.ts";

const pages = [...staticPlacements(), ...recordPlacements()];
const uses = () => {
  const counts = new Map<string, number>();
  // The cards of Home are counted with their records.
  for (const { page, shown } of pages) {
    if (page === "/ with its cards") continue;
    for (const name of shown) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
};

it.each(pages.map(({ page, shown }) => [page, shown] as const))(
  "%s shows no picture twice",
  (_, shown) => {
    expect(shown.filter((name, index) => shown.indexOf(name) !== index)).toEqual([]);
  },
);

it("each static page has a picture of its own", () => {
  for (const { page, shown } of staticPlacements()) expect(shown.length, page).toBeGreaterThan(0);
});

it("at least 24 different pictures are shown, none more than three times", () => {
  const counts = uses();
  expect(counts.size).toBeGreaterThanOrEqual(24);
  expect([...counts].filter(([, count]) => count > 3)).toEqual([]);
});

it.each(listPlacements().map(({ list, shown }) => [list, shown] as const))(
  "neighbours in the list %s never show the same room",
  (_, shown) => {
    const subjects = shown.map(subjectOf);
    expect(subjects.filter((each, index) => index > 0 && each === subjects[index - 1])).toEqual([]);
  },
);
