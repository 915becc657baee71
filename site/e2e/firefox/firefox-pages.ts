import { test as base } from "@playwright/test";
import { launch } from "puppeteer-core";
import type { Page } from "puppeteer-core";
import { installedFirefox } from "#site/tools/browser.ts";
import { DEMO_VARIABLE } from "../demo/global-setup.ts";

interface FirefoxFixtures {
  /** Origin of the demo site. */
  readonly address: string;
  /** A page of Firefox. */
  readonly firefox: Page;
  /** Errors that the page has written to its console, and uncaught exceptions. */
  readonly errors: string[];
}

/** A test in Firefox; skipped where it is not installed. */
export const test = base.extend<FirefoxFixtures>({
  address: async ({}, use) => {
    const address = process.env[DEMO_VARIABLE];
    if (address === undefined) throw new Error("The demo site is not open.");
    await use(address);
  },
  errors: async ({}, use) => {
    await use([]);
  },
  firefox: async ({ errors }, use) => {
    const executablePath = installedFirefox();
    base.skip(executablePath === null, "Firefox is not installed.");
    const browser = await launch({ browser: "firefox", executablePath: executablePath ?? "" });
    try {
      const page = await browser.newPage();
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use(page);
    } finally {
      await browser.close();
    }
  },
});
