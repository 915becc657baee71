import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { chromium } from "playwright";
import type { Page } from "playwright";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";
import { DASHBOARD_TABS } from "#site/platform/dashboard-manifest.ts";
import { installedBrowser } from "#site/tools/browser.ts";
import { BODY_MAX_BYTES } from "#supabase/data/limits.ts";
import { demoAccount } from "#supabase/seed/demo-account.ts";
import { median } from "./budgets.ts";
import { runTasks } from "./member-tasks/run-tasks.ts";
import { openDemoSite } from "#site/e2e/demo-site.ts";

/*
 * `npm run bench:admin`: measures in the browser how long the dashboard takes from a click on a tab to its
 * paint, and for each keystroke in a text of 256 KiB; and how many actions the tasks of members take
 * (member-tasks). Fails if a budget is exceeded.
 */
const TAB_MS = 100;
const KEY_MS = 16;
const ROUNDS = 7;
const PREVIEW_DELAY_MS = 3000;
/** New Blog is measured by its keys. */
const TABS = DASHBOARD_TABS.filter(({ id }) => id !== "new-blog").map(({ label }) => label);
const LINE = "Oak darkens in the sun, and **linen** does not mind.\n\n";
const TYPED = "A sentence about light that goes on for a while. ";
/** A text to which the sentence can be added twice. */
const PARAGRAPHS = Math.floor((BODY_MAX_BYTES - 2 * TYPED.length) / LINE.length);
const TEXT = LINE.repeat(PARAGRAPHS);

const folder = await mkdtemp(path.join(os.tmpdir(), "studio-bench-"));
const site = await openDemoSite(folder);
const executablePath = installedBrowser();
const browser = await chromium.launch({
  args: ["--no-sandbox", "--disable-background-networking"],
  ...(executablePath !== null && { executablePath }),
});
try {
  const page = await browser.newPage({ baseURL: site.address, reducedMotion: "reduce" });
  await new LoginPage(page).signInAs(demoAccount);
  const dashboard = new Dashboard(page);
  await dashboard.expectOpen();
  const isWithin = [
    report("tab switch", await tabSwitches(dashboard), TAB_MS),
    await reportTextKeys(dashboard),
    report(`key in ${kilobytes(TEXT)} KiB visually`, await visualKeys(dashboard), KEY_MS),
    await runTasks(browser, {
      address: site.address,
      session: await page.context().storageState(),
    }),
  ];
  process.exitCode = isWithin.includes(false) ? 1 : 0;
} finally {
  await browser.close();
  await site.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Milliseconds from click to paint, for tabs that were open before. */
async function tabSwitches(dashboard: Dashboard): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of TABS) {
      const time = await dashboard.tab(name).evaluate(switchTo);
      if (round > 0) times.push(time);
      await dashboard.page.waitForLoadState("networkidle");
    }
  }
  return times;
}

async function switchTo(tab: HTMLElement): Promise<number> {
  const frame = () => new Promise(requestAnimationFrame);
  const start = performance.now();
  tab.click();
  do await frame();
  while (tab.getAttribute("aria-selected") !== "true");
  // A task after the animation frame runs after its paint.
  await new Promise((resolve) => setTimeout(resolve));
  return performance.now() - start;
}

/** Milliseconds of work per keystroke until the next paint. */
async function keys({ page, postForm }: Dashboard): Promise<number[]> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await postForm.open();
  await postForm.showAsText();
  const content = postForm.field("content");
  await content.evaluate(setText, TEXT);
  await content.press("ControlOrMeta+End");
  // Waits for the deferred preview.
  await page.waitForTimeout(PREVIEW_DELAY_MS);
  return content.evaluate(typeInto, TYPED);
}

/** The same in the visual editor, in the middle of the text. */
async function visualKeys({ page, postForm }: Dashboard): Promise<number[]> {
  await page.getByRole("button", { name: "Show visually" }).click();
  const content = postForm.field("content");
  const paragraph = content.locator("p").nth(Math.floor(PARAGRAPHS / 2));
  await paragraph.click({ timeout: 120_000 });
  await page.waitForTimeout(PREVIEW_DELAY_MS);
  return content.evaluate(typeInto, TYPED);
}

/** Beside it, how long the browser alone takes for a plain text area of this size, which no form can undercut. */
async function reportTextKeys(dashboard: Dashboard): Promise<boolean> {
  const bare = median(await bareKeys(await browser.newPage()));
  console.info(
    `key in ${kilobytes(TEXT)} KiB in a text area without script: ${bare.toFixed(1)} ms`,
  );
  const name = `key in ${kilobytes(TEXT)} KiB as text, preview beside it`;
  return report(name, await keys(dashboard), KEY_MS);
}

/** The same keystrokes in a page that has nothing but a text area. */
async function bareKeys(page: Page): Promise<number[]> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.setContent('<textarea style="width: 700px; height: 600px"></textarea>');
  const field = page.locator("textarea");
  await field.evaluate(setText, TEXT);
  await field.press("ControlOrMeta+End");
  const times = await field.evaluate(typeInto, TYPED);
  await page.close();
  return times;
}

/** In one step: Chromium takes minutes to insert a text of this size line by line. */
function setText(field: HTMLElement | SVGElement, text: string) {
  (field as HTMLTextAreaElement).setRangeText(text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

async function typeInto(field: HTMLElement | SVGElement, text: string): Promise<number[]> {
  const times: number[] = [];
  for (const letter of text) {
    const start = performance.now();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else types as a keyboard does and returns when the handlers are done
    document.execCommand("insertText", false, letter);
    // Forces layout, which is part of the keystroke's cost.
    field.getBoundingClientRect();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 80));
  }
  return times;
}

function report(what: string, times: readonly number[], limit: number): boolean {
  const middle = median(times);
  const worst = Math.max(...times);
  const isWithin = middle <= limit;
  const figures = `median ${middle.toFixed(1)} ms, worst ${worst.toFixed(1)} ms of ${times.length}`;
  console.info(`${what}: ${figures}, budget ${limit} ms${isWithin ? "" : ", MISSED"}`);
  return isWithin;
}

function kilobytes(text: string): string {
  return (text.length / 1024).toFixed(0);
}
