import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { StartedApp } from "#desktop/e2e/host/app-driver.ts";
import { fakeAppDriver } from "./fake-app-driver.ts";
import { connectPage } from "./connect-page.ts";
import { crash } from "./contents.ts";
import { makeCurrent } from "./current.ts";
import { pageServer } from "./page-server.ts";
import { Profile } from "./profile.ts";
import { forwardFailures, runMain } from "./run-main.ts";
import { FakeElectronState } from "./state.ts";
import type { StartSettings } from "./state.ts";
import { FakeWindow } from "./window.ts";

export interface StartOptions extends StartSettings {
  /** Folder of user data and logs. */
  readonly folder: string;
  /** Arguments of the start, such as a link. */
  readonly arguments?: readonly string[];
}

/** The app at the fake of Electron, with the fake's state. */
type FakeApp = StartedApp & { readonly boundary: FakeElectronState };

/** Starts the built main process with the fake of Electron and shows its first window in this page,
 * later ones in pages of their own. Resolves when that window has painted, or when main is ready
 * without a window. */
export async function startWithFake(page: Page, options: StartOptions): Promise<FakeApp> {
  const { folder, arguments: given = [], ...settings } = options;
  const context = page.context();
  const origin = await pageServer();
  const profile = Profile.of(context);
  await profile.restore(origin);
  const userData = `--user-data-dir=${path.join(folder, "user-data")}`;
  const argv = [...(settings.ownUserData === false ? [] : [userData]), ...given];
  const state = new FakeElectronState({ folder, argv, settings, context, origin, profile });
  if (settings.updates === true) writeFeed(state);
  makeCurrent(state);
  const stopForwarding = forwardFailures(state);
  let first: Page | null = page;
  state.connect = async (window) => {
    const shown = first ?? (await context.newPage());
    first = null;
    return connectPage(shown, window, state);
  };
  const end = async () => {
    stopForwarding();
    await kill(state, page);
  };
  try {
    await runMain(state);
    await firstWindow(state);
  } catch (error) {
    await end();
    throw error;
  }
  return { page, driver: fakeAppDriver(state), origin, boundary: state, end };
}

/** A kill: the renderer ends without an event, and unflushed data is lost. */
async function kill(state: FakeElectronState, first: Page): Promise<void> {
  state.lifecycle.kill();
  state.profile.killed();
  const pages = await Promise.all(state.windows.map((window) => FakeWindow.pageOf(window)));
  for (const page of new Set([...pages, first])) {
    if (page.isClosed()) continue;
    await crash(page);
    await page.close();
  }
}

async function firstWindow(state: FakeElectronState): Promise<void> {
  const painted = () => state.order.includes("painted");
  const hasEnded = () => state.lifecycle.ended !== null || state.notices.errorBoxes.length > 0;
  const until = Date.now() + 30_000;
  // A second instance, or a failed start, opens no window.
  while (!painted() && !hasEnded()) {
    if (Date.now() > until) throw new Error("The app opened no window within 30 s.");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function writeFeed(state: FakeElectronState): void {
  mkdirSync(state.resources, { recursive: true });
  writeFileSync(path.join(state.resources, "app-update.yml"), "provider: generic\n");
}
