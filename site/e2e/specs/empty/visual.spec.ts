import { publicPages } from "#site/config/public-pages.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

/*
 * Visual snapshots of every public page at three widths, in site/e2e/snapshots. After an intended change:
 * npm run test:e2e -- empty/visual --update-snapshots, and review the changed images.
 */
const SNAPSHOT_CHROMIUM = "156";
const PAGES = [...publicPages(), { id: "missing", path: "/nowhere" }];

/** A transparent GIF of one pixel. */
const EMPTY_IMAGE = Buffer.from(
  "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7",
  "base64",
);

// Half the pixel density is enough to detect changes of layout and type.
test.use({ deviceScaleFactor: 0.5, permissions: ["local-network-access"] });

for (const width of [390, 768, 1440]) {
  test(`every public page matches its snapshot at ${String(width)} px`, async ({
    page,
    browser,
    errors,
  }) => {
    const [major] = browser.version().split(".");
    test.skip(
      major !== SNAPSHOT_CHROMIUM,
      `The snapshots were taken with Chromium ${SNAPSHOT_CHROMIUM}.`,
    );
    errors.allow(/404/);
    // Photographs have separate tests; the snapshots only check their boxes.
    await page.route(/\.(avif|webp|jpe?g|png)$/, (route) =>
      route.fulfill({ contentType: "image/gif", body: EMPTY_IMAGE }),
    );
    await page.clock.setFixedTime(new Date("2026-01-15T10:00:00Z"));
    await page.setViewportSize({ width, height: 900 });
    for (const { id, path } of PAGES) {
      await page.goto(path);
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(page.locator("[data-skeleton], [aria-busy=true]")).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`${id}-${String(width)}.png`, {
        fullPage: true,
        scale: "device",
        threshold: 0.3,
        maxDiffPixelRatio: 0.02,
      });
    }
  });
}
