import type { Page } from "@playwright/test";
import { expect, test } from "#site/e2e/fixtures.ts";
import { ContactPage } from "#site/e2e/pages/contact-page.ts";
import { installedBrowser } from "#site/tools/browser.ts";

const executablePath = installedBrowser();

/** A browser with the back/forward cache, which Playwright disables by default and the headless shell does not have. */
const visitors = test.extend({
  page: async ({ playwright, launchOptions, contextOptions, stack }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ...(executablePath !== null && { executablePath }),
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ ...contextOptions, viewport, baseURL: stack.site });
    await use(await context.newPage());
    await browser.close();
  },
});

/** Sets `data-restored` on the document when it is restored from the back/forward cache. */
async function markRestoring(page: Page) {
  await page.evaluate(() => {
    window.addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset["restored"] = String(persisted);
    });
  });
}

const goBack = (page: Page) =>
  page.evaluate(() => {
    history.back();
  });

visitors(
  "Back restores the page from the cache, with scroll position and form values",
  async ({ page, rows }) => {
    const category = await rows.category();
    for (let count = 0; count < 3; count += 1) await rows.post({ category_id: category.id });
    const list = page.getByRole("region", { name: "Articles" });
    const restored = page.locator("html[data-restored=true]");
    const footer = page.getByRole("contentinfo");

    // The list of a category that is younger than the build has the status 404, which no browser stores.
    await page.goto(`/blog?category=${category.id}`);
    await expect(page).toHaveURL(`/blog/category/${category.slug}`);
    await expect(list.getByRole("heading", { level: 2 })).toHaveCount(3);
    const last = list.getByRole("heading", { level: 2 }).last();
    await last.scrollIntoViewIfNeeded();
    const scrollTop = await page.evaluate(() => window.scrollY);
    expect(scrollTop).toBeGreaterThan(0);
    await markRestoring(page);

    await page.goto("/contact");
    const contact = new ContactPage(page);
    await contact.fill({ name: "Anna", message: "Two rooms", timeline: "asap" });
    await markRestoring(page);
    await footer.getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL(/\/about$/);

    await goBack(page);
    await expect(restored).toBeAttached();
    await expect(contact.field("name")).toHaveValue("Anna");
    await expect(contact.field("message")).toHaveValue("Two rooms");
    await expect(contact.field("timeline")).toHaveValue("asap");
    await contact.submit.click();
    await expect(contact.field("email")).toHaveAttribute("aria-invalid", "true");

    await goBack(page);
    await expect(page).toHaveURL(/\/blog\/category\//);
    await expect(restored).toBeAttached();
    await expect(last).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrollTop);
  },
);
