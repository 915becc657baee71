import type { Page } from "@playwright/test";
import { expect, test } from "#site/e2e/fixtures.ts";
import { firstVisit } from "#site/e2e/first-visit.ts";
import { layoutShift } from "#site/e2e/layout-shift.ts";
import { PUBLIC_ROUTES } from "#site/e2e/public-routes.ts";
import { renderedFontsOf } from "#site/testing/rendered-fonts.ts";

const WIDTHS = [390, 1440];

for (const width of WIDTHS) {
  test(`SU29 first visits at 1.6 Mbit/s and 150 ms end in the studio's typefaces at ${String(width)} px, and nothing moves`, async ({
    browser,
    stack,
  }) => {
    for (const path of PUBLIC_ROUTES) {
      await firstVisit(browser, stack.site + path, width, async (page) => {
        expect.soft(await renderedFontsOf(page, "h1"), path).toEqual(["Fraunces"]);
        expect.soft(await renderedFontsOf(page, "footer p"), path).toEqual(["Instrument Sans"]);
        expect.soft(await layoutShift(page), path).toBeLessThanOrEqual(0.01);
      });
    }
  });
}

test("SU29 the first visit to the dashboard ends in the studio's typefaces", async ({
  browser,
  stack,
}) => {
  await firstVisit(browser, `${stack.site}/admin`, 1440, async (page) => {
    expect(await renderedFontsOf(page, "label")).toEqual(["Instrument Sans"]);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  });
});

test("text is shown in a system font of the same measures while the typefaces are under way", async ({
  page,
}) => {
  await page.route("**/*.woff2", () => undefined);
  await page.goto("/", { waitUntil: "commit" });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  const paragraph = page.locator("main p:visible").first();
  const heights = async () => Promise.all([heading, paragraph].map(heightOf));
  const before = await heights();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  expect(await heights()).toEqual(before);
});

async function heightOf(element: ReturnType<Page["locator"]>): Promise<number> {
  return element.evaluate((each) => each.getBoundingClientRect().height);
}
