import { expect, test } from "#site/e2e/fixtures.ts";

/*
 * What every public page looks like at three widths, compared with the pictures in site/e2e/looks. After
 * a wanted change: npm run test:e2e -- looks --update-snapshots, and look at what has changed.
 */
const TAKEN_WITH = "156";
const PAGES = {
  home: "/",
  about: "/about",
  services: "/services",
  portfolio: "/portfolio",
  blog: "/blog",
  contact: "/contact",
  privacy: "/privacy-policy",
  terms: "/terms-and-conditions",
  missing: "/nowhere",
};

/** A picture of one clear pixel. */
const NOTHING = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

// Half the size shows all that a change of layout or type would move.
test.use({ deviceScaleFactor: 0.5, permissions: ["local-network-access"] });

for (const width of [390, 768, 1440]) {
  test(`every public page looks as it did at ${String(width)} px`, async ({
    page,
    browser,
    errors,
  }) => {
    const [major] = browser.version().split(".");
    test.skip(major !== TAKEN_WITH, `The pictures were taken with Chromium ${TAKEN_WITH}.`);
    errors.allow(/404/);
    // Fonts that come a moment late are left out on purpose; here they are waited for.
    await page.route(
      (address) => Object.values(PAGES).includes(address.pathname),
      async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replaceAll("font-display:optional", "");
        await route.fulfill({ response, body: html });
      },
    );
    // Photographs have tests of their own; here only their places count.
    await page.route(/\.(avif|webp|jpe?g|png)$/, (route) =>
      route.fulfill({ contentType: "image/gif", body: NOTHING }),
    );
    await page.clock.setFixedTime(new Date("2026-01-15T10:00:00Z"));
    await page.setViewportSize({ width, height: 900 });
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(path);
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(page.locator("[data-skeleton], [aria-busy=true]")).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${name}-${String(width)}.png`, {
        fullPage: true,
        scale: "device",
        threshold: 0.3,
        maxDiffPixelRatio: 0.02,
      });
    }
  });
}
