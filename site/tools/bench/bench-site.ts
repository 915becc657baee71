import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { openDemoSite } from "#site/e2e/demo-site.ts";
import { median, exceededBudgets, exceededInteractions, exceededSizes } from "./budgets.ts";
import type { Measured } from "./budgets.ts";
import { interact } from "./interactions.ts";
import type { Interactions } from "./interactions.ts";
import { measure } from "./measure.ts";
import { launchMeasured } from "./measured-browser.ts";
import { measureBundles } from "./bundle-size.ts";
import type { BundleSizes } from "./bundle-size.ts";
import { publicPages } from "#site/config/public-pages.ts";
import { launchBrowser } from "#site/tools/browser.ts";

/*
 * `npm run bench:site`: builds the site with the demo content, serves it like a production host and runs
 * Lighthouse on every page. Fails if a page exceeds a budget (budgets.ts).
 */
const POST = "/blog/reading-a-north-facing-room";
const PROJECT = "/portfolio/modern-luxury-villa";
const ROUTES = [
  ...publicPages().map(({ path }) => path),
  PROJECT,
  "/portfolio/category/residential",
  POST,
];
/** Runs below this share of the machine's best speed are discarded. */
const SLOW_MACHINE = 0.75;
const TRIES_A_RUN = 3;

const { values: options } = parseArgs({
  options: { runs: { type: "string", default: "5" }, only: { type: "string" } },
});
const routes = options.only === undefined ? ROUTES : options.only.split(",");
const folder = await mkdtemp(path.join(os.tmpdir(), "studio-bench-"));
const site = await openDemoSite(folder);
const browser = await launchMeasured();
let bestMachine = 0;
try {
  const sizes = await measureBundles(site.outDir, routes);
  printSizes(sizes);
  const failures = exceededSizes(sizes);
  for (const [route, runs] of await runsOfAll(Number(options.runs))) {
    printRow(route, runs);
    failures.push(...exceededBudgets(runs).map((sentence) => `${route}: ${sentence}`));
  }
  if (options.only === undefined) failures.push(...(await visitOften(Number(options.runs))));
  console.info(failures.length === 0 ? "\nEvery budget is met." : `\n${failures.join("\n")}`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  browser.close();
  await site.close();
  await rm(folder, { recursive: true, force: true });
}

/** Measures interactions after the first page view. */
async function visitOften(times: number): Promise<string[]> {
  const visitor = await launchBrowser();
  const visits: Interactions[] = [];
  try {
    while (visits.length < times) visits.push(await interact(visitor, site.address));
  } finally {
    await visitor.close();
  }
  for (const key of ["secondPage", "hydrated", "slowestInput"] as const) {
    console.info(`${key} ${median(visits.map((visit) => visit[key]))} ms`);
  }
  return exceededInteractions(visits);
}

/**
 * Visits all pages in rounds, so that a slow phase of the machine does not affect one page only. Discards
 * runs on a busy machine, by Lighthouse's own benchmark.
 */
async function runsOfAll(wanted: number): Promise<ReadonlyMap<string, readonly Measured[]>> {
  const all = new Map(routes.map((route): [string, Measured[]] => [route, []]));
  for (let left = wanted * TRIES_A_RUN; left > 0; left -= 1) {
    const missing = [...all.values()].reduce((sum, runs) => sum + wanted - runs.length, 0);
    if (missing === 0) break;
    console.info(`${missing} runs to go`);
    for (const [route, runs] of all) {
      if (runs.length >= wanted) continue;
      const { measured, machine } = await measure(`${site.address}${route}`, browser.port);
      bestMachine = Math.max(bestMachine, machine);
      const isBusy = machine < bestMachine * SLOW_MACHINE;
      if (!isBusy || left <= wanted - runs.length) runs.push(measured);
    }
  }
  return all;
}

function printRow(route: string, runs: readonly Measured[]) {
  const mid = (key: keyof Measured) => median(runs.map((run) => run[key]));
  const kb = (key: keyof Measured) => (mid(key) / 1024).toFixed(1);
  const scores = (["performance", "accessibility", "bestPractices", "seo"] as const).map(mid);
  console.info(
    [
      route.padEnd(38),
      scores.join("/").padEnd(16),
      `FCP ${mid("fcp")}  LCP ${mid("lcp")}  TBT ${mid("tbt")}  CLS ${mid("cls")}`.padEnd(42),
      mid("restored") === 1 ? "bfcache" : "no bfcache",
      `KB: html ${kb("html")} js ${kb("script")} pictures ${kb("images")} fonts ${kb("fonts")} other ${kb("other")}`,
      `${mid("requests")} requests`,
    ].join(" "),
  );
}

function printSizes(sizes: BundleSizes) {
  const { pages, hydration, loader, dashboard, editor, contactForm, fonts } = sizes;
  const kb = (size: number) => (size / 1024).toFixed(1);
  const listed = (sizesByPage: Readonly<Record<string, number>>) =>
    Object.entries(sizesByPage)
      .map(([route, size]) => `${route} ${kb(size)}`)
      .join(", ");
  console.info(`KB: HTML with Brotli ${listed(pages)}`);
  console.info(`hydration ${listed(hydration)}`);
  console.info(
    `loader ${loader} bytes, dashboard ${kb(dashboard)}, visual editor ${kb(editor)}, contact form ${kb(contactForm)}, ` +
      `preloaded fonts ${kb(fonts)}\n`,
  );
}
