import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { buildApp } from "#desktop/e2e/build-app.ts";
import { crash } from "#desktop/e2e/electron-fake/contents.ts";
import { startKillableApp } from "#desktop/e2e/killable-app.ts";
import type { KillableApp } from "#desktop/e2e/killable-app.ts";
import { startKillableBrowser } from "#site/e2e/killable-browser.ts";
import type { KillableBrowser } from "#site/e2e/killable-browser.ts";
import { openStack } from "#site/e2e/stacks.ts";
import type { OpenStack, Stack } from "#site/e2e/stacks.ts";
import type { KillTarget } from "./plan.ts";

/** The dashboard in a new tab or in the app's window. */
export interface OpenDashboard {
  readonly page: Page;
  /** Opens the URL that the dashboard has in a browser: `/admin?tab=…`. */
  readonly goTo: (query: string) => Promise<unknown>;
}

type Prepare = (page: Page) => Promise<void>;

/** Limit in milliseconds of every step of the script. */
const STEP_MS = 45_000;

/** A separate stack with a killable backend, a killable browser and the killable app, each on a profile
 * that survives the kill. */
export class CrashTestStudio {
  readonly #open: OpenStack;
  readonly #folder: string;
  #backendRuns = true;
  #browser: KillableBrowser | null = null;
  #page: Page | null = null;
  #app: KillableApp | null = null;

  private constructor(open: OpenStack, folder: string) {
    this.#open = open;
    this.#folder = folder;
  }

  static async open(): Promise<CrashTestStudio> {
    const open = await openStack();
    const folder = await mkdtemp(path.join(os.tmpdir(), "studio-typing-"));
    const studio = new CrashTestStudio(open, folder);
    try {
      await buildApp({
        VITE_SUPABASE_URL: open.stack.backend.url,
        VITE_SUPABASE_PUBLISHABLE_KEY: open.stack.backend.publishableKey,
        VITE_SITE_URL: open.stack.site,
      });
    } catch (error) {
      await studio.close();
      throw error;
    }
    return studio;
  }

  get stack(): Stack {
    return this.#open.stack;
  }

  /** Opens the dashboard where the target runs: in the app, or in a new tab in place of the current one.
   * Restarts killed processes. `prepare` is called before the dashboard loads. */
  async openDashboard(killTarget: KillTarget, prepare: Prepare): Promise<OpenDashboard> {
    if (!this.#backendRuns) await this.#open.startBackend();
    this.#backendRuns = true;
    return killTarget === "app" ? this.#openApp(prepare) : this.#openTab(prepare);
  }

  async #openApp(prepare: Prepare): Promise<OpenDashboard> {
    await this.#app?.kill();
    const folder = path.join(this.#folder, "app");
    this.#app = await startKillableApp({ folder, prepare });
    const { page, origin } = this.#app;
    page.setDefaultTimeout(STEP_MS);
    return { page, goTo: (query) => page.goto(`${origin}/index.html#/${query}`) };
  }

  async #openTab(prepare: Prepare): Promise<OpenDashboard> {
    this.#browser ??= await startKillableBrowser(path.join(this.#folder, "browser"));
    const page = await this.#browser.newPage();
    await this.#page?.close({ runBeforeUnload: false });
    this.#page = page;
    page.setDefaultTimeout(STEP_MS);
    await prepare(page);
    return { page, goTo: (query) => page.goto(`${this.stack.site}/admin${query}`) };
  }

  async kill(killTarget: KillTarget): Promise<void> {
    switch (killTarget) {
      case "backend":
        this.#backendRuns = false;
        return this.#open.killBackend();
      case "browser":
        await this.#browser?.kill();
        this.#browser = null;
        this.#page = null;
        return;
      case "tab":
        return this.#crashTab();
      case "app":
        return this.endApp();
    }
  }

  /** Ends the app between rounds, since one main process runs at a time. */
  async endApp(): Promise<void> {
    await this.#app?.kill();
    this.#app = null;
  }

  async #crashTab(): Promise<void> {
    const page = this.#page;
    if (page === null) return;
    const crashed = page.waitForEvent("crash");
    await crash(page);
    await crashed;
  }

  async close(): Promise<void> {
    await this.endApp();
    await this.#browser?.kill();
    await this.#open.close();
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
