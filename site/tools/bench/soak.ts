import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { showBodiesAsText } from "#site/e2e/body-view.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";
import { installedBrowser } from "#site/tools/browser.ts";
import { demoAccount } from "#supabase/seed/demo-account.ts";
import { openDemoSite } from "#site/e2e/demo-site.ts";
import { median } from "./budgets.ts";
import { measureHeap } from "./heap.ts";
import { soakScenario, storeDraft } from "./soak-scenario.ts";

/*
 * `npm run soak`: works in the dashboard of the demo site for 30 minutes without a reload and measures the
 * page's memory after garbage collection. Fails if the last minutes use over 20 % more than the first ones
 * after the warm-up.
 */
const MAX_GROWTH = 0.2;
const SAMPLES = 3;

const { values: options } = parseArgs({ options: { minutes: { type: "string", default: "30" } } });
const duration = Number(options.minutes) * 60_000;
const folder = await mkdtemp(path.join(os.tmpdir(), "studio-soak-"));
const site = await openDemoSite(folder);
const executablePath = installedBrowser();
const browser = await chromium.launch({
  args: ["--no-sandbox", "--disable-background-networking"],
  ...(executablePath !== null && { executablePath }),
});
try {
  const heapSizes = await soak();
  const first = median(heapSizes.slice(0, SAMPLES));
  const last = median(heapSizes.slice(-SAMPLES));
  const growth = last / first - 1;
  const isSteady = heapSizes.length >= 2 * SAMPLES && growth <= MAX_GROWTH;
  console.info(`\n${percent(growth)} of ${megabytes(first)} after ${options.minutes} minutes.`);
  console.info(
    isSteady ? "Memory is steady." : `More than ${percent(MAX_GROWTH)}, or too few rounds.`,
  );
  process.exitCode = isSteady ? 0 : 1;
} finally {
  await browser.close();
  await site.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Bytes in use at intervals after the warm-up, which is a tenth of the duration. */
async function soak(): Promise<number[]> {
  const context = await browser.newContext({ baseURL: site.address, reducedMotion: "reduce" });
  await showBodiesAsText(context);
  const page = await context.newPage();
  await new LoginPage(page).signInAs(demoAccount);
  const dashboard = new Dashboard(page);
  await dashboard.expectOpen();
  await storeDraft(dashboard);
  const heap = await measureHeap(page);
  const heapSizes: number[] = [];
  const start = performance.now();
  let sampled = start + duration / 10;
  for (let round = 1; performance.now() - start < duration; round += 1) {
    await soakScenario(dashboard, round);
    if (performance.now() < sampled) continue;
    sampled = performance.now() + duration / 30;
    const { bytes, nodes, listeners } = await heap();
    heapSizes.push(bytes);
    const minute = ((performance.now() - start) / 60_000).toFixed(1).padStart(5);
    console.info(
      `${minute} min  round ${round}  ${megabytes(bytes)}  ${nodes} nodes  ${listeners} listeners`,
    );
  }
  return heapSizes;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
