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
import { measureQuietly } from "./quiet-runs.ts";
import { measureBundles } from "./bundle-size.ts";
import type { BundleSizes } from "./bundle-size.ts";
import { publicPages } from "#site/config/public-pages.ts";
import { launchBrowser } from "#site/tools/browser.ts";

/*
 * `npm run bench:site`: builds the site with the demo content, serves it like a production host and runs
 * Lighthouse on every page. Fails if a page exceeds a budget (budgets.ts), or if too few runs were
 * measured on a quiet machine.
 */
const POST = "/blog/reading-a-north-facing-room";
const PROJECT = "/portfolio/modern-luxury-villa";
const ROUTES = [
  ...publicPages().map(({ path }) => path),
  PROJECT,
  "/portfolio/category/residential",
  "/portfolio/material/travertine",
  POST,
];

const { values: options } = parseArgs({
  options: { runs: { type: "string", default: "5" }, only: { type: "string" } },
});
const routes = options.only === undefined ? ROUTES : options.only.split(",");
const folder = await mkdtemp(path.join(os.tmpdir(), "studio-bench-"));
const site = await openDemoSite(folder);
const browser = await launchMeasured();
const wanted = Number(options.runs);
try {
  const sizes = await measureBundles(site.outDir, routes);
  printSizes(sizes);
  const failures = exceededSizes(sizes);
  const pages = await measureQuietly({
    names: routes,
    wanted,
    measure: (route) => measure(`${site.address}${route}`, browser.port),
  });
  for (const [route, runs] of pages.runs) {
    if (runs.length > 0) printRow(route, runs);
    if (runs.length < wanted) continue;
    failures.push(...exceededBudgets(runs).map((sentence) => `${route}: ${sentence}`));
  }
  failures.push(...pages.failures);
  console.info(`Lighthouse's benchmark of this machine: ${pages.machine.toFixed(0)}`);
  if (options.only === undefined) failures.push(...(await visitOften(wanted)));
  console.info(failures.length === 0 ? "\nEvery budget is met." : `\n${failures.join("\n")}`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  browser.close();
  await site.close();
  await rm(folder, { recursive: true, force: true });
}

/** Measures interactions after the first page view. */
async function visitOften(times: number): Promise<readonly string[]> {
  const visitor = await launchBrowser();
  const name = "interactions";
  const { runs, failures } = await measureQuietly<Interactions>({
    names: [name],
    wanted: times,
    measure: async () => ({ measured: await interact(visitor, site.address) }),
  }).finally(() => visitor.close());
  const visits = runs.get(name) ?? [];
  if (visits.length < times) return failures;
  for (const key of ["secondPage", "hydrated", "slowestInput"] as const) {
    console.info(`${key} ${median(visits.map((visit) => visit[key]))} ms`);
  }
  return exceededInteractions(visits);
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
  const { pages, hydration, loader, dashboard, editor, contactForm, fonts, urgentFonts } = sizes;
  const kb = (size: number) => (size / 1024).toFixed(1);
  const listed = (sizesByPage: Readonly<Record<string, number>>) =>
    Object.entries(sizesByPage)
      .map(([route, size]) => `${route} ${kb(size)}`)
      .join(", ");
  console.info(`KB: HTML with Brotli ${listed(pages)}`);
  console.info(`hydration ${listed(hydration)}`);
  console.info(
    `loader ${loader} bytes, dashboard ${kb(dashboard)}, visual editor ${kb(editor)}, contact form ${kb(contactForm)}, ` +
      `preloaded fonts ${kb(fonts)}, of the first screen ${kb(urgentFonts)}\n`,
  );
}
