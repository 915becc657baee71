import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { startKillableBrowser } from "#site/e2e/killable-browser.ts";
import type { KillableBrowser } from "#site/e2e/killable-browser.ts";
import { openStack } from "#site/e2e/stacks.ts";
import type { OpenStack, Stack } from "#site/e2e/stacks.ts";

export const VICTIMS = ["browser", "tab", "backend"] as const;
export type Victim = (typeof VICTIMS)[number];

/** A separate stack with a killable backend, and a killable browser with a persistent profile. */
export class StudioUnderFire {
  readonly #open: OpenStack;
  readonly #profile: string;
  #backendRuns = true;
  #browser: KillableBrowser | null = null;
  #page: Page | null = null;

  private constructor(open: OpenStack, profile: string) {
    this.#open = open;
    this.#profile = profile;
  }

  static async open(): Promise<StudioUnderFire> {
    const profile = await mkdtemp(path.join(os.tmpdir(), "studio-typing-"));
    return new StudioUnderFire(await openStack(), profile);
  }

  get stack(): Stack {
    return this.#open.stack;
  }

  /** Opens a new tab in place of the current one. Restarts killed processes. */
  async newTab(): Promise<Page> {
    if (!this.#backendRuns) await this.#open.startBackend();
    this.#backendRuns = true;
    this.#browser ??= await startKillableBrowser(this.#profile);
    const page = await this.#browser.newPage();
    await this.#page?.close({ runBeforeUnload: false });
    this.#page = page;
    return page;
  }

  async kill(victim: Victim): Promise<void> {
    if (victim === "backend") {
      this.#backendRuns = false;
      await this.#open.killBackend();
    } else if (victim === "browser") {
      await this.#browser?.kill();
      this.#browser = null;
      this.#page = null;
    } else {
      await this.#page?.close({ runBeforeUnload: false });
      this.#page = null;
    }
  }

  async close(): Promise<void> {
    await this.#browser?.kill();
    await this.#open.close();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
