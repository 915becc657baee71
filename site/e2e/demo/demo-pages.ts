import { test as base } from "@playwright/test";
import { DEMO_VARIABLE } from "./global-setup.ts";

interface DemoFixtures {
  /** Origin of the demo site. */
  readonly address: string;
  /** Paths of every page in the sitemap of the demo site. */
  readonly paths: readonly string[];
}

/** Playwright test on the built demo site; its pages are opened by path. */
export const test = base.extend<DemoFixtures>({
  address: async ({}, use) => {
    const address = process.env[DEMO_VARIABLE];
    if (address === undefined) throw new Error("The demo site is not open.");
    await use(address);
  },
  baseURL: ({ address }, use) => use(address),
  paths: async ({ request }, use) => {
    const sitemap = await (await request.get("/sitemap.xml")).text();
    await use(
      [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname),
    );
  },
});
