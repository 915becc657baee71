import type { Browser, Page } from "@playwright/test";
import { watchLayout } from "./layout-shift.ts";

/** 1.6 Mbit/s, 150 ms. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** A visit with an empty cache on a slow network, up to the point where no font is under way. */
export async function firstVisit(
  browser: Browser,
  address: string,
  width: number,
  look: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  try {
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send("Network.enable");
    await network.send("Network.emulateNetworkConditions", SLOW_NETWORK);
    await watchLayout(page);
    await page.goto(address);
    await page.locator("h1").first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await look(page);
  } finally {
    await context.close();
  }
}
