import type { Locator, Page } from "@playwright/test";

const PRESSES_MAX = 60;

/** Presses Tab until this has the focus, as somebody without a mouse would. */
export async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached ${String(target)}.`);
}
