import { expect } from "@playwright/test";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { firstVisit } from "#site/e2e/first-visit.ts";
import { layoutShift } from "#site/e2e/layout-shift.ts";
import { renderedFontsOf } from "#site/testing/rendered-fonts.ts";
import { test } from "./demo-pages.ts";

const MINUTES = 60_000;
const FEWEST_IMAGES = 24;

for (const width of [320, 768, 1440, 1920]) {
  test(`no page of the demo scrolls sideways at ${String(width)} px`, async ({ page, paths }) => {
    test.setTimeout(3 * MINUTES);
    await page.setViewportSize({ width, height: 900 });
    const wide: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      const root = page.locator("html");
      const excess = await root.evaluate((each) => each.scrollWidth - each.clientWidth);
      if (excess > 0) wide.push(`${path}: ${String(excess)} px`);
    }
    expect(wide).toEqual([]);
  });
}

test("SU15 no page of the demo has an axe violation", async ({ page, paths }) => {
  test.setTimeout(5 * MINUTES);
  const found: Record<string, unknown> = {};
  for (const path of paths) {
    await page.goto(path);
    const violations = await violationsOf(page);
    if (violations.length > 0) found[path] = violations;
  }
  expect(found).toEqual({});
});

for (const width of [390, 1440]) {
  test(`SU29 on a slow first visit every page of the demo ends in the studio's typefaces at ${String(width)} px`, async ({
    browser,
    address,
    paths,
  }) => {
    test.setTimeout(10 * MINUTES);
    for (const path of paths) {
      await firstVisit(browser, address + path, width, async (page) => {
        expect.soft(await renderedFontsOf(page, "h1"), path).toEqual(["Fraunces"]);
        expect.soft(await layoutShift(page), path).toBeLessThanOrEqual(0.01);
      });
    }
  });
}

test("no image recurs on a page of the demo, and the site has at least 24", async ({
  page,
  paths,
}) => {
  test.setTimeout(3 * MINUTES);
  const all = new Set<string>();
  const twice: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    const names = await page.locator("main img").evaluateAll((images) =>
      images.map((image) => {
        const copies = image.previousElementSibling ?? image;
        const source = copies.getAttribute("srcset") ?? image.getAttribute("src") ?? "";
        return /([^/]+?)(?:-\d+)?\.\w+(?: |$)/.exec(source)?.[1] ?? source;
      }),
    );
    const repeated = names.filter((name, index) => names.indexOf(name) !== index);
    twice.push(...repeated.map((name) => `${path}: ${name}`));
    for (const name of names) all.add(name);
  }
  expect(twice).toEqual([]);
  expect(all.size).toBeGreaterThanOrEqual(FEWEST_IMAGES);
});
