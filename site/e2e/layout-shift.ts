import type { Page } from "@playwright/test";

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/**
 * From the next page on, sums up how far what is in view moves without the visitor's doing. What moves
 * inside of `beside` alone does not count.
 */
export async function watchLayout(page: Page, beside = "") {
  await page.addInitScript((left) => {
    const isLeft = ({ node }: LayoutShift["sources"][number]) =>
      left !== "" && node?.parentElement?.closest(left) != null;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        if (sources.length > 0 && sources.every(isLeft)) continue;
        const { dataset } = document.documentElement;
        dataset["moved"] = String(Number(dataset["moved"] ?? 0) + value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, beside);
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
