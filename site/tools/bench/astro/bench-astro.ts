import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { startChild } from "#site/tools/child-process.ts";
import { freePort } from "#site/tools/ports.ts";
import type { SiteOptions } from "#site/tools/server-process-site.ts";
import { median } from "../budgets.ts";
import type { Measured } from "../budgets.ts";
import { openDemoSite } from "#site/e2e/demo-site.ts";
import { measure } from "../measure.ts";
import { launchMeasured } from "../measured-browser.ts";
import { buildAstroHome } from "./astro-home.ts";

/*
 * `npm run bench:astro`: compares the home page with the same page built by Astro, both served by the same
 * server and visited by Lighthouse alternately. Fails if ours is slower than the limits.
 */
const MAX_RATIO = { fcp: 1.05, lcp: 1.05 } as const;
const { values: options } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
const folder = await mkdtemp(path.join(os.tmpdir(), "studio-astro-"));
const ours = await openDemoSite(folder);
const browser = await launchMeasured();
try {
  const outDir = await buildAstroHome(ours.outDir, path.join(folder, "astro"));
  if (outDir === null) console.info("Not run: Astro cannot be installed here.");
  else await compare(outDir);
} finally {
  browser.close();
  await ours.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function compare(outDir: string): Promise<void> {
  const site: SiteOptions = { mode: "preview", port: await freePort(), outDir };
  const astro = await startChild(new URL("../../server-process-site.ts", import.meta.url), {
    options: site,
  });
  const visits: Record<"ours" | "astro", Measured[]> = { ours: [], astro: [] };
  try {
    while (visits.astro.length < Number(options.runs)) {
      visits.ours.push((await measure(ours.address, browser.port)).measured);
      const address = `http://127.0.0.1:${site.port}`;
      visits.astro.push((await measure(address, browser.port)).measured);
    }
  } finally {
    await astro.stop();
  }
  for (const key of ["fcp", "lcp"] as const) {
    const mid = (runs: readonly Measured[]) => median(runs.map((run) => run[key]));
    const [own, other] = [mid(visits.ours), mid(visits.astro)];
    const times = own / other;
    console.info(`${key} ${own} ms, Astro ${other} ms: ${times.toFixed(3)} times`);
    if (times > MAX_RATIO[key]) {
      console.info(`${key} is above ${MAX_RATIO[key]} times Astro's.`);
      process.exitCode = 1;
    }
  }
}
