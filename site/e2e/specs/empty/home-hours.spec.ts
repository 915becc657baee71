import type { Page } from "@playwright/test";
import { expect, test } from "#site/e2e/fixtures.ts";

const hours = (page: Page) => page.getByRole("group", { name: "The same room at" });
const night = (page: Page) => page.getByRole("img", { name: /at ten at night/ });

for (const width of [390, 1440]) {
  test(`the hero's views of other hours are loaded when asked for, at ${String(width)} px`, async ({
    page,
    requests,
  }) => {
    const later = () => requests.filter((each) => /hero-(morning|evening|night)/.test(each.url()));
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(hours(page).getByRole("radio")).toHaveCount(4);
    await expect(hours(page).getByRole("radio", { name: "1PM" })).toBeChecked();
    await page.waitForLoadState("networkidle");
    expect(later()).toEqual([]);

    await expect(night(page)).toBeHidden();
    await hours(page).getByText("10PM").click();
    await expect(night(page)).toHaveCSS("opacity", "1");
    await expect
      .poll(() =>
        night(page).evaluate((each) => each instanceof HTMLImageElement && each.naturalWidth),
      )
      .toBeGreaterThan(0);
    const file = width < 768 ? /hero-night-portrait-\d+\.avif/ : /hero-night-\d+\.avif/;
    expect(later().some((each) => file.test(each.url()))).toBe(true);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the hero shows the same room at the selected hour", async ({ page }) => {
    await page.goto("/");
    await expect(night(page)).toBeHidden();
    await hours(page).getByText("10PM").click();
    await expect(night(page)).toHaveCSS("opacity", "1");
    await hours(page).getByText("1PM").click();
    await expect(hours(page).getByRole("radio", { name: "1PM" })).toBeChecked();
    await expect(page.locator('[data-hour="10PM"]')).toHaveCSS("opacity", "0");
  });
});

test("the hours of the hero are selected by keyboard", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "1PM" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "6PM" })).toBeChecked();
  await expect(page.locator('[data-hour="6PM"]')).toHaveCSS("opacity", "1");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "1PM" })).toBeChecked();
  await expect(page.locator('[data-hour="6PM"]')).toHaveCSS("opacity", "0");
});
