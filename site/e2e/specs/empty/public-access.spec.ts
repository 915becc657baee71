import type { Page } from "@playwright/test";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { PUBLIC_ROUTES } from "#site/e2e/public-routes.ts";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

test.beforeEach(({ errors }) => {
  errors.allow(/status of 404/);
});

const violations = (page: Page) => violationsOf(page, { tags: WCAG });

for (const path of PUBLIC_ROUTES) {
  test(`SU15 ${path} has no accessibility violation, wide and narrow, and fits 320 px`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    // 320 px corresponds to a window of 1280 px at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await violations(page)).toEqual([]);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}

test("SU15 the menu and the messages of the form have no accessibility violation", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Please tell us your name.")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("SU15 the first Tab stop is a skip link, and the focus is always visible", async ({
  page,
}) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press("Tab");
    const outline = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused === null ? "" : getComputedStyle(focused).outlineStyle;
    });
    expect(outline).toBe("solid");
  }
});

test("SU15 controls have outlines in forced-colors mode", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/contact");
  const border = await page
    .getByLabel("Full Name")
    .evaluate((field) => getComputedStyle(field).borderTopWidth);
  expect(border).toBe("1px");
  const button = page.getByRole("button", { name: "Send Message" });
  expect(await button.evaluate((node) => getComputedStyle(node).borderTopStyle)).toBe("solid");
});
