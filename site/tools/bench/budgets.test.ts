import { expect, it } from "vitest";
import { median, exceededBudgets, exceededInteractions, exceededSizes } from "./budgets.ts";
import type { Measured } from "./budgets.ts";

const good: Measured = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 700,
  lcp: 1300,
  tbt: 0,
  cls: 0,
  restored: 1,
  html: 8000,
  script: 2500,
  scripts: 1,
  images: 0,
  fonts: 0,
  other: 0,
  requests: 5,
};

it("accepts a page within every budget; one bad run fails only a budget of the worst run", () => {
  expect(exceededBudgets([good, good, good])).toEqual([]);
  expect(exceededBudgets([good, { ...good, lcp: 3000 }, good])).toEqual([]);
  expect(exceededBudgets([good, { ...good, performance: 90 }, good])).toEqual([
    "performance of the worst run is 90, below 97",
  ]);
});

it("names each budget that the median exceeds", () => {
  const slow = { ...good, lcp: 1401, seo: 92, restored: 0, scripts: 2 };
  expect(exceededBudgets([slow, slow, good])).toEqual([
    "SEO is 92, below 100",
    "largest paint (ms) is 1401, above 1400",
    "restored from the back/forward cache is 0, below 1",
    "scripts before intent is 2, above 1",
  ]);
});

it("names each part of a build that is too large, with the limit of its kind of page", () => {
  const weights = {
    loader: 3072,
    dashboard: 300_000,
    editor: 204_800,
    hydration: {
      "/": 215_040,
      "/contact": 235_520,
      "/blog/category/light": 215_040,
      "/blog/a-post": 262_144,
      "/portfolio/a-project": 278_528,
    },
    contactForm: 110_000,
    fonts: 50_000,
    urgentFonts: 35_000,
  };
  const post = "/blog/a-post";
  expect(exceededSizes({ ...weights, pages: { "/": 12_288, [post]: 14_336 } })).toEqual([]);
  expect(
    exceededSizes({
      pages: { "/about": 12_300 },
      loader: 3073,
      dashboard: 400_000,
      editor: 204_801,
      hydration: { "/about": 215_041 },
      contactForm: 300_000,
      fonts: 60_000,
      urgentFonts: 40_000,
    }),
  ).toEqual([
    "/about: HTML is 12300 bytes compressed, above 12288",
    "the script before intent is 3073 bytes compressed, above 3072",
    "/about: the script of its hydration is 215041 bytes compressed, above 215040",
    "the dashboard's first load is 400000 bytes compressed, above 348160",
    "the visual editor is 204801 bytes compressed, above 204800",
    "the script of the contact form is 300000 bytes compressed, above 112640",
    "the size of the preloaded fonts is 60000 bytes compressed, above 51200",
    "the size of the fonts of the first screen is 40000 bytes compressed, above 35840",
  ]);
});

it("judges interactions by the median of visits", () => {
  const quick = { secondPage: 250, hydrated: 350, slowestInput: 48 };
  expect(exceededInteractions([quick, { ...quick, hydrated: 900 }, quick])).toEqual([]);
  expect(exceededInteractions([{ ...quick, slowestInput: 104 }])).toEqual([
    "slowestInput takes 104 ms, above 100",
  ]);
});

it("returns the median", () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});
