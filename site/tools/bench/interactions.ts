import type { Browser, CDPSession, Locator, Page } from "playwright";

/** Waiting times after the first page view, in milliseconds. */
export interface Interactions {
  /**
   * From the click on a link to the next page's first paint, on a slow network with the CPU four times
   * slower.
   */
  readonly secondPage: number;
  /** From the first hover over the contact form to its hydration, with the CPU four times slower. */
  readonly hydrated: number;
  /** The slowest response to typing and clicking in the hydrated form: from the event to the next paint, as INP. */
  readonly slowestInput: number;
}

const CPU_SLOWDOWN = 4;
/** How long a key or a button is held down, in milliseconds. */
const PRESS_MS = 60;
/** Lighthouse's slow 4G. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Measures on an emulated phone the site served at `address`. */
export async function interact(browser: Browser, address: string): Promise<Interactions> {
  const form = await onPhone(browser, async (page) => fillIn(page, `${address}/contact`));
  const secondPage = await onPhone(browser, async (page, session) => {
    await page.goto(address, { waitUntil: "networkidle" });
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", SLOW_NETWORK);
    return followLink(page);
  });
  return { ...form, secondPage };
}

async function onPhone<Result>(
  browser: Browser,
  visit: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    return await visit(page, session);
  } finally {
    await context.close();
  }
}

async function followLink(page: Page): Promise<number> {
  const link = page.getByRole("main").getByRole("link", { name: "View Complete Portfolio" });
  await page.evaluate(() => {
    addEventListener("click", () => {
      sessionStorage.setItem("clicked", String(performance.timeOrigin + performance.now()));
    });
  });
  await pointAt(page, link);
  // Typical time between hover and click.
  await page.waitForTimeout(300);
  await press(page);
  await page.waitForURL("**/portfolio");
  return page.evaluate(async () => {
    const painted = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const [first] = list.getEntriesByName("first-contentful-paint");
        if (first !== undefined) resolve(first.startTime);
      }).observe({ type: "paint", buffered: true });
    });
    return Math.round(performance.timeOrigin + painted - Number(sessionStorage.getItem("clicked")));
  });
}

async function fillIn(page: Page, address: string) {
  await page.goto(address, { waitUntil: "networkidle" });
  const hydrated = page.evaluate(async () => {
    const field = document.querySelector("form input");
    if (field === null) throw new Error("The page has no form.");
    const touched = await new Promise<number>((resolve) => {
      field.addEventListener("pointerover", () => {
        resolve(performance.now());
      });
    });
    // Hydration removes the notice of the prerendered form.
    await new Promise<void>((resolve) => {
      new MutationObserver(() => {
        if (document.querySelector("[data-unsent]") === null) resolve();
      }).observe(document, { childList: true, subtree: true });
    });
    return Math.round(performance.now() - touched);
  });
  await pointAt(page, page.getByLabel("Full Name"));
  const wait = await hydrated;
  await page.evaluate(() => {
    const noted = document.documentElement.dataset;
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
        // Events without an id, such as a hover, are no interaction.
        if (interactionId === 0) continue;
        noted["slowest"] = String(Math.max(duration, Number(noted["slowest"] ?? 0)));
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await press(page);
  await page.keyboard.type("Maria Nowak", { delay: PRESS_MS });
  await pointAt(page, page.getByRole("button", { name: "Send Message" }));
  await page.waitForTimeout(500);
  await press(page);
  await page.waitForTimeout(1000);
  const slowestInput = await page.evaluate(() =>
    Number(document.documentElement.dataset["slowest"] ?? 0),
  );
  if ((await page.getByRole("alert").count()) === 0) throw new Error("The form shows no error.");
  return { hydrated: wait, slowestInput };
}

/**
 * Moves the pointer to an element. Unlike `hover` and `click`, `mouse` does not look at the page at the moment of the
 * input: Playwright's checks run in the page, on the slowed processor, and would count as the page's own work.
 */
async function pointAt(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (box === null) throw new Error("The element to point at is not displayed.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/** Clicks where the pointer is, for as long as a finger presses. Without a delay, press and release are one task. */
async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
}
