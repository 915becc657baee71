import { existsSync } from "node:fs";
import { execaSync } from "execa";
import { chromium } from "playwright";
import type { Browser } from "playwright";

const SYSTEM_BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** Path of an installed Chromium: the system's, else Playwright's; null if there is none. */
export function installedBrowser(): string | null {
  return [...SYSTEM_BROWSERS, chromium.executablePath()].find((file) => existsSync(file)) ?? null;
}

/**
 * Path of Chromium for end-to-end tests: Debian's headless shell where it is installed, else `installedBrowser()`. The
 * shell has no browser window: a new context takes less than half the processor time (22 s and 10 s for twelve).
 */
export function headlessBrowser(): string | null {
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : installedBrowser();
}

const FIREFOX = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

/** Path of the system's Firefox; null if there is none. */
export function installedFirefox(): string | null {
  return FIREFOX.find((file) => existsSync(file)) ?? null;
}

/** Starts the installed Chromium. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = installedBrowser();
  return chromium.launch(executablePath === null ? {} : { executablePath });
}

/** Path of an installed Chromium, downloaded by Playwright if needed; throws one sentence if that fails. */
export function ensureBrowser(): string {
  const found = installedBrowser();
  if (found !== null) return found;
  console.info("No Chromium on this machine: fetching Playwright's …");
  execaSync("playwright", ["install", "chromium"], {
    stdio: ["ignore", "inherit", "inherit"],
    reject: false,
  });
  const fetched = installedBrowser();
  if (fetched !== null) return fetched;
  throw new Error(
    "The end-to-end tests need Chromium: install it (Debian: apt-get install chromium) or let Playwright fetch it (npx playwright install chromium).",
  );
}
