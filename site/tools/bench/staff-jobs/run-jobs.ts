import type { Browser, BrowserContext, Page } from "playwright";
import { Actor } from "./actor.ts";
import type { Job } from "./job.ts";
import { STUDIO_JOBS } from "./studio-jobs.ts";
import { WRITING_JOBS } from "./writing-jobs.ts";

type Session = Awaited<ReturnType<BrowserContext["storageState"]>>;

interface JobOptions {
  readonly address: string;
  readonly session: Session;
}

/** Runs each job once as a signed-in member and prints its actions and seconds; false if one exceeds its limit. */
export async function runJobs(browser: Browser, options: JobOptions): Promise<boolean> {
  let areWithin = true;
  for (const job of [...WRITING_JOBS, ...STUDIO_JOBS]) {
    const context = await browser.newContext({
      baseURL: options.address,
      storageState: options.session,
      reducedMotion: "reduce",
      viewport: job.unit === "taps" ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      ...(job.unit === "taps" && { hasTouch: true, isMobile: true }),
    });
    const isWithin = await runJob(job, await context.newPage());
    await context.close();
    areWithin &&= isWithin;
  }
  return areWithin;
}

async function runJob(job: Job, page: Page): Promise<boolean> {
  const actor = new Actor(page, job.unit);
  await job.start(page);
  const began = performance.now();
  await job.run({ page, actor });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  await job.check(page);
  const isWithin = actor.actions <= job.max;
  const result = `${String(actor.actions)} ${job.unit} in ${seconds} s, at most ${String(job.max)}`;
  console.info(`${job.name}: ${result}${isWithin ? "" : ", MISSED"} (from ${job.from})`);
  return isWithin;
}
