import { chromium } from "playwright";
import type { Browser } from "playwright";
import { installedBrowser } from "#site/scripts/browser.ts";

/** A browser that Lighthouse steers through a port. */
export function launchMeasured(debuggingPort: number): Promise<Browser> {
  const executablePath = installedBrowser();
  return chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    // Playwright turns it off; visitors have it.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      "--disable-background-networking",
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  });
}
