import type { Page } from "@playwright/test";

interface HeapUsage {
  readonly bytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Returns a function that measures a page's memory after garbage collection. */
export async function measureHeap(page: Page): Promise<() => Promise<HeapUsage>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  return async () => {
    // A second collection frees what finalizers release.
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
