import type { Browser, BrowserContext, Page } from "playwright";
import { Actor } from "./actor.ts";
import type { Task } from "./task.ts";
import { STUDIO_TASKS } from "./studio-tasks.ts";
import { WRITING_TASKS } from "./writing-tasks.ts";

type Session = Awaited<ReturnType<BrowserContext["storageState"]>>;

interface TaskOptions {
  readonly address: string;
  readonly session: Session;
}

/** Runs each task once as a signed-in member and prints its actions and seconds; false if one exceeds its limit. */
export async function runTasks(browser: Browser, options: TaskOptions): Promise<boolean> {
  let areWithin = true;
  for (const task of [...WRITING_TASKS, ...STUDIO_TASKS]) {
    const context = await browser.newContext({
      baseURL: options.address,
      storageState: options.session,
      reducedMotion: "reduce",
      viewport: task.unit === "taps" ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      ...(task.unit === "taps" && { hasTouch: true, isMobile: true }),
    });
    const isWithin = await runTask(task, await context.newPage());
    await context.close();
    areWithin &&= isWithin;
  }
  return areWithin;
}

async function runTask(task: Task, page: Page): Promise<boolean> {
  const actor = new Actor(page, task.unit);
  await task.start(page);
  const began = performance.now();
  await task.run({ page, actor });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  await task.expectDone(page);
  const isWithin = actor.actions <= task.max;
  const result = `${String(actor.actions)} ${task.unit} in ${seconds} s, at most ${String(task.max)}`;
  console.info(`${task.name}: ${result}${isWithin ? "" : ", MISSED"} (from ${task.from})`);
  return isWithin;
}
