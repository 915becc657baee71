import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test as base } from "@playwright/test";
import type { Page } from "@playwright/test";
import { showBodiesAsText } from "#site/e2e/body-view.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";
import type { RowFactory } from "#site/e2e/row-factory.ts";
import { memberAccount } from "#site/e2e/stacks.ts";
import { startWithFake } from "./electron-fake/start-with-fake.ts";
import type { StartOptions } from "./electron-fake/start-with-fake.ts";
import { missingElectron } from "./electron-real/program.ts";
import { startInElectron } from "./electron-real/start-in-electron.ts";
import type { RunningApp } from "./test-host.ts";
import { studioRows } from "./studio.ts";

type Given = Omit<StartOptions, "folder">;

export interface Desktop {
  /** Folder of user data and of a spec's files; deleted after the test. */
  readonly folder: string;
  /** Unexpected errors of the page; a spec removes the expected ones. */
  readonly faults: string[];
  /** Starts the app. A second start is a restart: the same folder, a new page, the old one closed. */
  start(options?: Given): Promise<RunningApp>;
  startSignedIn(options?: Given): Promise<RunningApp & { readonly dashboard: Dashboard }>;
}

export interface LayerOption {
  /** "boundary" runs everywhere; "program" is real Electron, where it is installed. */
  readonly layer: "boundary" | "program";
}

interface WorkerFixtures extends LayerOption {
  readonly rows: RowFactory;
}

export const test = base.extend<{ runs: undefined; desktop: Desktop }, WorkerFixtures>({
  layer: ["boundary", { option: true, scope: "worker" }],
  runs: [
    async ({ layer }, use, info) => {
      const missing = layer === "program" ? missingElectron() : null;
      info.skip(missing !== null, missing ?? "");
      await use(undefined);
    },
    { auto: true },
  ],
  rows: [
    // eslint-disable-next-line no-empty-pattern -- Playwright hands fixtures over by destructuring
    async ({}, use) => {
      await use(await studioRows());
    },
    { scope: "worker" },
  ],
  context: async ({ context }, use) => {
    await showBodiesAsText(context);
    await use(context);
  },
  desktop: async ({ context, layer }, use, info) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "desktop-app-"));
    const faults: string[] = [];
    const started: RunningApp[] = [];
    const start = async (options: Given = {}) => {
      await started.at(-1)?.end();
      const app =
        layer === "program"
          ? await startInElectron({ folder, ...options })
          : await startWithFake(await context.newPage(), { folder, ...options });
      watchFaults(app.page, faults);
      started.push(app);
      return app;
    };
    const startSignedIn = async (options?: Given) => {
      const app = await start(options);
      return { ...app, dashboard: await signIn(app.page) };
    };
    await use({ folder, faults, start, startSignedIn });
    const ended = started.at(-1);
    await ended?.end();
    const log = ended === undefined ? "" : path.join(ended.driver.logs, "main.log");
    // Attached to the traces, on hosted runners as well.
    if (info.status !== info.expectedStatus && existsSync(log)) {
      await info.attach("main.log", { path: log });
    }
    // A last line of the log may still be pending.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    expect(faults, "errors of the page").toEqual([]);
  },
});

export { expect };

/**
 * Options of `expect.poll` for a notification, which appears within five seconds of its inquiry. Playwright looks once a
 * second by default and not again after its last full interval: a notification after 4.4 seconds would be missed.
 */
export const NOTIFIED_WITHIN = { timeout: 5000, intervals: [100] };

export async function signIn(page: Page): Promise<Dashboard> {
  const login = new LoginPage(page);
  await login.fill(memberAccount);
  await login.submit.click();
  const dashboard = new Dashboard(page);
  await dashboard.expectOpen();
  return dashboard;
}

/** Collects blocked requests of the policy and unhandled errors: each fails the test. */
function watchFaults(page: Page, faults: string[]): void {
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && message.text().includes("Content Security Policy")) {
      faults.push(message.text());
    }
  });
}
