import type { Locator, Page } from "@playwright/test";

const PRESSES_MAX = 60;

/** Presses Tab until the target has the focus. */
export function tabTo(page: Page, target: Locator) {
  return pressUntilFocused(page, target, "Tab");
}

/** Presses Shift+Tab until the target has the focus. */
export function tabBackTo(page: Page, target: Locator) {
  return pressUntilFocused(page, target, "Shift+Tab");
}

async function pressUntilFocused(page: Page, target: Locator, key: "Tab" | "Shift+Tab") {
  for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reached ${String(target)}.`);
}
