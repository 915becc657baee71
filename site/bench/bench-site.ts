import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { installedBrowser } from "#site/scripts/browser.ts";
import { openDemoSite } from "./demo-site.ts";
import { median, missedBars } from "./bars.ts";
import type { Measured } from "./bars.ts";
import { measure } from "./measure.ts";
import { freePort } from "#site/scripts/free-port.ts";

/*
 * `npm run bench:site`: builds the site with the demo content, serves it as a production host does and
 * lets Lighthouse visit every page. Ends with an error when a page misses a bar (bars.ts).
 */
const POST = "/blog/reading-a-north-facing-room";
const ROUTES = [
  "/",
  "/about",
  "/services",
  "/portfolio",
  "/blog",
  POST,
  "/contact",
  "/privacy-policy",
  "/terms-and-conditions",
];
/** A run on a machine this much slower than at its best says nothing about the page. */
const SLOW_MACHINE = 0.75;
const TRIES_A_RUN = 3;

const { values: options } = parseArgs({
  options: { runs: { type: "string", default: "5" }, only: { type: "string" } },
});
const routes = options.only === undefined ? ROUTES : options.only.split(",");
const folder = await mkdtemp(path.join(os.tmpdir(), "studio-bench-"));
const site = await openDemoSite(folder);
const port = await freePort();
const browser = await launch(port);
let bestMachine = 0;
try {
  const failures: string[] = [];
  for (const route of routes) {
    const runs = await runsOf(`${site.address}${route}`, Number(options.runs));
    printRow(route, runs);
    failures.push(...missedBars(route, runs).map((sentence) => `${route}: ${sentence}`));
  }
  console.info(failures.length === 0 ? "\nEvery bar is met." : `\n${failures.join("\n")}`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await site.close();
  await rm(folder, { recursive: true, force: true });
}

/** Runs while the machine was busy are thrown away, by Lighthouse's own measure of the machine. */
async function runsOf(url: string, wanted: number): Promise<Measured[]> {
  const runs: Measured[] = [];
  for (let left = wanted * TRIES_A_RUN; runs.length < wanted && left > 0; left -= 1) {
    const { measured, machine } = await measure(url, port);
    bestMachine = Math.max(bestMachine, machine);
    if (machine >= bestMachine * SLOW_MACHINE || left <= wanted - runs.length) runs.push(measured);
  }
  return runs;
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
      `KB: html ${kb("html")} js ${kb("script")} pictures ${kb("pictures")} fonts ${kb("fonts")} other ${kb("other")}`,
      `${mid("requests")} requests`,
    ].join(" "),
  );
}

function launch(debuggingPort: number) {
  const executablePath = installedBrowser();
  return chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      "--disable-background-networking",
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  });
}
