import type { Page } from "@playwright/test";

/** From the next page on, sums up how far what is in view moves without the visitor's doing. */
export async function watchLayout(page: Page) {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        const { dataset } = document.documentElement;
        dataset["moved"] = String(Number(dataset["moved"] ?? 0) + entry.value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum so far: 0 is a page that stood still, 0.1 the most that Google calls good. */
export async function layoutShift(page: Page): Promise<number> {
  // Entries of a frame are handed out after it.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  return Number((await page.locator("html").getAttribute("data-moved")) ?? 0);
}
