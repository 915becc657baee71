import type { Interactions } from "./interactions.ts";
import type { BundleSizes } from "./bundle-size.ts";

/** Results of one Lighthouse run. Times in milliseconds, sizes in bytes as transferred. */
export interface Measured {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** 1 if the page is eligible for the back/forward cache. */
  readonly restored: number;
  readonly html: number;
  readonly script: number;
  /** Number of script files. */
  readonly scripts: number;
  readonly images: number;
  readonly fonts: number;
  readonly other: number;
  readonly requests: number;
}

interface Budget {
  readonly name: string;
  readonly max?: number;
  readonly min?: number;
  readonly of: (runs: readonly Measured[]) => number;
}

const KB = 1024;
const mid = (key: keyof Measured) => (runs: readonly Measured[]) =>
  median(runs.map((run) => run[key]));

/** Budgets for Lighthouse mobile with simulated throttling, as the median of at least five runs. */
const budgets: readonly Budget[] = [
  { name: "performance", min: 99, of: mid("performance") },
  {
    name: "performance of the worst run",
    min: 97,
    of: (runs) => Math.min(...runs.map((run) => run.performance)),
  },
  { name: "accessibility", min: 100, of: mid("accessibility") },
  { name: "best practices", min: 100, of: mid("bestPractices") },
  { name: "SEO", min: 100, of: mid("seo") },
  { name: "first paint (ms)", max: 900, of: mid("fcp") },
  { name: "largest paint (ms)", max: 1400, of: mid("lcp") },
  { name: "blocking time (ms)", max: 30, of: mid("tbt") },
  { name: "layout shift", max: 0.01, of: mid("cls") },
  { name: "restored from the back/forward cache", min: 1, of: mid("restored") },
  // The loader, whose compressed size is limited below.
  { name: "scripts before intent", max: 1, of: mid("scripts") },
];

/** The budgets that a page exceeds, each as a sentence. */
export function exceededBudgets(runs: readonly Measured[]): string[] {
  return budgets.flatMap(({ name, min, max, of }) => {
    const value = of(runs);
    if (min !== undefined && value < min) return [`${name} is ${value}, below ${min}`];
    if (max !== undefined && value > max) return [`${name} is ${value}, above ${max}`];
    return [];
  });
}

/**
 * Limit of compressed HTML with its styles. Up to 14.5 KB arrive in one round trip; articles contain their
 * whole text, projects their text and plan, and the contact page its whole form and a map.
 */
function maxHtml(route: string): number {
  return (/^\/(blog|portfolio)\/.|^\/contact$/.test(route) ? 14 : 12) * KB;
}

/**
 * Limit of the script that a page loads at the first interaction. React, the router, Chakra and the query
 * library take 190 KB of it. Posts and projects add a Markdown parser of 41 KB, since what an interaction
 * changes is rendered from the stored text; projects also the drawings of all plans, 10 KB; the contact page
 * adds the form.
 */
function maxHydration(route: string): number {
  if (/^\/portfolio\/(?!category\/|page\/)./.test(route)) return 272 * KB;
  if (/^\/blog\/(?!category\/|page\/)./.test(route)) return 256 * KB;
  return (route === "/contact" ? 230 : 210) * KB;
}
const MAX_DASHBOARD = 340 * KB;
const MAX_EDITOR = 200 * KB;
const MAX_CONTACT_FORM = 110 * KB;
/** The titles and the text of the first screen; then with the serif's text cut, whose preload has low priority. */
const MAX_URGENT_FONTS = 35 * KB;
const MAX_FONTS = 50 * KB;
const MAX_LOADER = 3 * KB;

/** The size budgets that a build exceeds, each as a sentence. */
export function exceededSizes({
  pages,
  loader,
  dashboard,
  editor,
  hydration,
  contactForm,
  fonts,
  urgentFonts,
}: BundleSizes): string[] {
  const sizes = [
    ...Object.entries(pages).map(([route, size]) => [`${route}: HTML`, size, maxHtml(route)]),
    ["the script before intent", loader, MAX_LOADER],
    ...Object.entries(hydration).map(([route, size]) => [
      `${route}: the script of its hydration`,
      size,
      maxHydration(route),
    ]),
    ["the dashboard's first load", dashboard, MAX_DASHBOARD],
    ["the visual editor", editor, MAX_EDITOR],
    ["the script of the contact form", contactForm, MAX_CONTACT_FORM],
    ["the size of the preloaded fonts", fonts, MAX_FONTS],
    ["the size of the fonts of the first screen", urgentFonts, MAX_URGENT_FONTS],
  ] as const;
  return sizes.flatMap(([name, size, max]) =>
    size > max ? [`${name} is ${size} bytes compressed, above ${max}`] : [],
  );
}

/** The budgets that the medians of several visits exceed, each as a sentence. */
export function exceededInteractions(visits: readonly Interactions[]): string[] {
  const max = { secondPage: 300, hydrated: 400, slowestInput: 100 } as const;
  return (["secondPage", "hydrated", "slowestInput"] as const).flatMap((key) => {
    const value = median(visits.map((visit) => visit[key]));
    return value > max[key] ? [`${key} takes ${value} ms, above ${max[key]}`] : [];
  });
}

/** The median; the mean of the two middle values if their number is even. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}
