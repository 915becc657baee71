import type { Page } from "@playwright/test";

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/**
 * Sums up the layout shift scores from the next page on. Shifts only inside elements that match the
 * selector `beside` are ignored.
 */
export async function watchLayout(page: Page, beside = "") {
  await page.addInitScript((ignored) => {
    const isIgnored = ({ node }: LayoutShift["sources"][number]) =>
      ignored !== "" && node?.parentElement?.closest(ignored) != null;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        if (sources.length > 0 && sources.every(isIgnored)) continue;
        const { dataset } = document.documentElement;
        dataset["moved"] = String(Number(dataset["moved"] ?? 0) + value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, beside);
}

/** The sum so far: 0 means no shift; up to 0.1 is good by Google's Core Web Vitals. */
export async function layoutShift(page: Page): Promise<number> {
  // The observer gets the entries of a frame after that frame.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  return Number((await page.locator("html").getAttribute("data-moved")) ?? 0);
}
