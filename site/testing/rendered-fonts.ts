import type { Page } from "playwright";
import { launchBrowser } from "#site/tools/browser.ts";

/** The font families in which a browser renders a selector's text on a first visit, by DevTools. */
export async function renderedFonts(address: string, selector: string): Promise<string[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(address);
    return await renderedFontsOf(page, selector);
  } finally {
    await browser.close();
  }
}

/** The families in which an open page draws the first element that a selector finds. */
export async function renderedFontsOf(page: Page, selector: string): Promise<string[]> {
  return (await renderedFacesOf(page, selector)).map(({ familyName }) => familyName);
}

/** The faces in which an open page draws the first element that a selector finds: family and PostScript name. */
export async function renderedFacesOf(page: Page, selector: string) {
  await page.locator(selector).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return fonts;
}
