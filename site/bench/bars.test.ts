import { expect, it } from "vitest";
import { median, missedBars } from "./bars.ts";
import type { Measured } from "./bars.ts";

const good: Measured = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 700,
  lcp: 1300,
  tbt: 0,
  cls: 0,
  html: 8000,
  script: 2500,
  pictures: 0,
  fonts: 0,
  other: 0,
  requests: 5,
};

it("passes a page that meets every bar, and one bad run among good ones only where runs count", () => {
  expect(missedBars("/", [good, good, good])).toEqual([]);
  expect(missedBars("/", [good, { ...good, lcp: 3000 }, good])).toEqual([]);
  expect(missedBars("/", [good, { ...good, performance: 90 }, good])).toEqual([
    "performance of the worst run is 90, below 97",
  ]);
});

it("names each bar that the median misses", () => {
  const slow = { ...good, lcp: 1401, seo: 92, html: 20_000 };
  expect(missedBars("/blog", [slow, slow, good])).toEqual([
    "SEO is 92, below 100",
    "largest paint (ms) is 1401, above 1400",
    "HTML with its styles (bytes) is 20000, above 14848",
  ]);
});

it("takes the middle of the values", () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});
