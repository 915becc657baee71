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

/** Path of an installed Chromium: the system's, else Playwright's; null if there is none. */
export function installedBrowser(): string | null {
  return [...SYSTEM_BROWSERS, chromium.executablePath()].find((file) => existsSync(file)) ?? null;
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
