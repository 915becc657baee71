import type { FileChooser, Page } from "@playwright/test";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { tabTo } from "#site/e2e/tab-to.ts";
import { LoginPage } from "#site/e2e/pages/login-page.ts";

async function expectNoViolations(page: Page) {
  expect(await violationsOf(page)).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, { tag: colorScheme === "dark" ? "@variant" : [] }, () => {
    test.use({ colorScheme });

    test("SU15 login has no violation", async ({ page }) => {
      const login = new LoginPage(page);
      await login.open();
      await login.submit.click();
      await expect(page.getByText("Enter your password.")).toBeVisible();
      await expectNoViolations(page);
    });

    test("SU15 overview, list, form, preview and confirmations have no violation", async ({
      page,
      rows,
      dashboard,
    }) => {
      const word = rows.unique();
      await rows.post({ title: `Seen ${word}`, content: "# A heading\n\n- oak\n- ash" });
      await rows.post({ title: `Draft ${word}`, status: "draft" });
      await dashboard.open();
      await expect(page.getByRole("link", { name: /^Total Blog Posts\s*\d/ })).toBeVisible();
      await expectNoViolations(page);
      await dashboard.open(`?tab=blog-posts&q=${word}`);
      await expect(page.getByRole("link", { name: `Seen ${word}` })).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole("link", { name: `Seen ${word}` }).click();
      await dashboard.postForm.fill({ title: "" });
      await dashboard.postForm.submit.click();
      await expect(page.getByText("Enter a title.")).toBeVisible();
      await expectNoViolations(page);
      await dashboard.postForm.preview.click();
      await expect(page.getByRole("dialog", { name: "Preview" })).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole("button", { name: "Close preview" }).click();
      await dashboard.tab("Overview").click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

test(
  "SU15 a post is written and published by keyboard alone",
  { tag: "@web" },
  async ({ page, rows, dashboard }) => {
    const title = `By keyboard ${rows.unique()}`;
    rows.removeLater(title);
    // Registered first: Chromium starts to intercept file dialogs with a delay.
    const choosers: FileChooser[] = [];
    page.on("filechooser", (chooser) => choosers.push(chooser));
    await dashboard.open();
    await dashboard.tab("Overview").focus();
    for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowRight");
    await expect(dashboard.tab("New Blog")).toHaveAttribute("aria-selected", "true");
    await expect(dashboard.postForm.field("title")).toBeVisible();
    // The links to the form's sections come first.
    await tabTo(page, dashboard.postForm.field("title"));
    await page.keyboard.type(title);
    await page.keyboard.press("Tab");
    await page.keyboard.type("Written without a mouse.");
    await page.keyboard.press("Tab"); // Formatting
    await page.keyboard.press("Tab"); // Show visually
    await page.keyboard.press("Tab"); // Excerpt
    await page.keyboard.press("Tab");
    await expect(dashboard.postForm.status).toBeFocused();
    await page.keyboard.press("Tab"); // Publish on a date…
    await page.keyboard.press("Tab");
    await expect(dashboard.postForm.imageInput).toBeFocused();
    await page.keyboard.press("Enter");
    await expect.poll(() => choosers.length).toBe(1);
    await choosers[0]?.setFiles([]);
    while (
      !(await dashboard.postForm.submit.evaluate((button) => button === document.activeElement))
    ) {
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await expect(dashboard.toast("Blog Post Published! 🎉")).toBeVisible();
  },
);
