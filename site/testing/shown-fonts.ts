import { chromium } from "playwright";
import { installedBrowser } from "#site/scripts/browser.ts";

/** The families in which a browser on its first visit draws what a selector finds, as it tells itself. */
export async function shownFonts(address: string, selector: string): Promise<string[]> {
  const executablePath = installedBrowser();
  const browser = await chromium.launch(executablePath === null ? {} : { executablePath });
  try {
    const page = await browser.newPage();
    await page.goto(address);
    await page.locator(selector).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const session = await page.context().newCDPSession(page);
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const { root } = await session.send("DOM.getDocument");
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    return fonts.map(({ familyName }) => familyName);
  } finally {
    await browser.close();
  }
}
