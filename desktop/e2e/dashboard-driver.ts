import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import type { DashboardHost } from "#site/e2e/dashboard-host.ts";
import { startWithFake } from "./electron-fake/start-with-fake.ts";
import { missingElectron } from "./electron-real/program.ts";
import { startInElectron } from "./electron-real/start-in-electron.ts";
import type { RunningApp } from "./test-host.ts";

/** Runs the dashboard specs of the website in the app's window, with the fake of Electron. */
export const fakeElectronHost: DashboardHost = {
  missing: null,
  open: (context) => openWith(async (folder) => startWithFake(await newPage(context), { folder })),
};

/** The same in real Electron, where it is installed. */
export const realElectronHost: DashboardHost = {
  missing: missingElectron(),
  open: () => openWith((folder) => startInElectron({ folder })),
};

const newPage = (context: BrowserContext) => context.newPage();

async function openWith(start: (folder: string) => Promise<RunningApp>) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "desktop-journey-"));
  const app = await start(folder);
  takeWebAddresses(app.page, app.origin);
  const close = async () => {
    await app.end();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return { page: app.page, close };
}

/** The dashboard's addresses in a browser, /admin?tab=…, open the same tab in the window. */
function takeWebAddresses(page: Page, origin: string): void {
  const goto = page.goto.bind(page);
  page.goto = (address, options) =>
    goto(address.replace(/^\/admin/, `${origin}/index.html#/`), options);
}
