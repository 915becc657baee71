import type { Page } from "@playwright/test";

interface Held {
  readonly bytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** A way to ask how much a page holds once everything that nobody refers to is collected. */
export async function heapOf(page: Page): Promise<() => Promise<Held>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  return async () => {
    // What a finalizer lets go is collected by the second time.
    await devtools.send("HeapProfiler.collectGarbage");
    await devtools.send("HeapProfiler.collectGarbage");
    const { metrics } = await devtools.send("Performance.getMetrics");
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return {
      bytes: value("JSHeapUsedSize"),
      nodes: value("Nodes"),
      listeners: value("JSEventListeners"),
    };
  };
}
