import type { Interactions } from "./interactions.ts";
import type { Weights } from "./bundle-size.ts";

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

interface Bar {
  readonly name: string;
  readonly most?: number;
  readonly least?: number;
  readonly of: (runs: readonly Measured[]) => number;
}

const KB = 1024;
const mid = (key: keyof Measured) => (runs: readonly Measured[]) =>
  median(runs.map((run) => run[key]));

/** Budgets for Lighthouse mobile with simulated throttling, as the median of at least five runs. */
const bars: readonly Bar[] = [
  { name: "performance", least: 99, of: mid("performance") },
  {
    name: "performance of the worst run",
    least: 97,
    of: (runs) => Math.min(...runs.map((run) => run.performance)),
  },
  { name: "accessibility", least: 100, of: mid("accessibility") },
  { name: "best practices", least: 100, of: mid("bestPractices") },
  { name: "SEO", least: 100, of: mid("seo") },
  { name: "first paint (ms)", most: 900, of: mid("fcp") },
  { name: "largest paint (ms)", most: 1400, of: mid("lcp") },
  { name: "blocking time (ms)", most: 30, of: mid("tbt") },
  { name: "layout shift", most: 0.01, of: mid("cls") },
  { name: "restored from the back/forward cache", least: 1, of: mid("restored") },
  // The loader, whose compressed size is limited below.
  { name: "scripts before intent", most: 1, of: mid("scripts") },
];

/** The budgets that a page exceeds, each as a sentence. */
export function exceededBudgets(runs: readonly Measured[]): string[] {
  return bars.flatMap(({ name, least, most, of }) => {
    const value = of(runs);
    if (least !== undefined && value < least) return [`${name} is ${value}, below ${least}`];
    if (most !== undefined && value > most) return [`${name} is ${value}, above ${most}`];
    return [];
  });
}

/**
 * Limit of compressed HTML with its styles. Up to 14.5 KB arrive in one round trip; articles contain their
 * whole text.
 */
function htmlMost(route: string): number {
  return (route.startsWith("/blog/") ? 14 : 12) * KB;
}
const DASHBOARD_MOST = 330 * KB;
const CONTACT_FORM_MOST = 110 * KB;
/** Both families together. */
const FONTS_MOST = 35 * KB;
const LOADER_MOST = 3 * KB;

/** The size budgets that a build exceeds, each as a sentence. */
export function missedWeights({ pages, loader, dashboard, contactForm, fonts }: Weights): string[] {
  const sizes = [
    ...Object.entries(pages).map(([route, size]) => [`${route}: HTML`, size, htmlMost(route)]),
    ["the script before intent", loader, LOADER_MOST],
    ["the dashboard's first load", dashboard, DASHBOARD_MOST],
    ["the script of the contact form", contactForm, CONTACT_FORM_MOST],
    ["the size of the preloaded fonts", fonts, FONTS_MOST],
  ] as const;
  return sizes.flatMap(([name, size, most]) =>
    size > most ? [`${name} is ${size} bytes packed, above ${most}`] : [],
  );
}

/** The budgets that the medians of several visits exceed, each as a sentence. */
export function missedInteractions(visits: readonly Interactions[]): string[] {
  const most = { secondPage: 300, hydrated: 400, slowestInput: 100 } as const;
  return (["secondPage", "hydrated", "slowestInput"] as const).flatMap((key) => {
    const value = median(visits.map((visit) => visit[key]));
    return value > most[key] ? [`${key} takes ${value} ms, above ${most[key]}`] : [];
  });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}
