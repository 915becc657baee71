import { expect, test } from "#site/e2e/fixtures.ts";

const documents = [
  ["/privacy-policy", "Privacy Policy"],
  ["/terms-and-conditions", "Terms and Conditions"],
] as const;

for (const [path, title] of documents) {
  test.describe(path, () => {
    test("LG01 the text is in a scroll area 600 px high", async ({ page }) => {
      await page.goto(path);
      const sheet = page.getByRole("region", { name: title });
      expect((await sheet.boundingBox())?.height).toBe(600);
      expect(await sheet.evaluate((area) => area.scrollHeight)).toBeGreaterThan(600);
    });

    test("LG01 the keyboard scrolls it, and print shows the whole text", async ({ page }) => {
      await page.goto(path);
      const sheet = page.getByRole("region", { name: title });
      await sheet.focus();
      // Chromium drops keys pressed before a page's first frame.
      await expect(async () => {
        await page.keyboard.press("End");
        const last = sheet.getByRole("heading", { name: /^8\. / });
        await expect(last).toBeInViewport({ timeout: 1000 });
      }).toPass();
      await page.emulateMedia({ media: "print" });
      expect(await sheet.evaluate((area) => area.scrollHeight - area.clientHeight)).toBe(0);
      expect((await sheet.boundingBox())?.height).toBeGreaterThan(600);
    });

    test("LG02 it has eight numbered sections", async ({ page }) => {
      await page.goto(path);
      const headings = page.getByRole("region", { name: title }).getByRole("heading", { level: 2 });
      await expect(headings).toHaveText(
        [1, 2, 3, 4, 5, 6, 7, 8].map((n) => RegExp(`^${String(n)}\\. \\w`)),
      );
    });

    test("LG03 the date of the last update is today", async ({ page }) => {
      await page.clock.setFixedTime(new Date(2031, 4, 17, 10));
      await page.goto(path);
      await expect(page.getByText("Last updated")).toHaveText("Last updated: May 17, 2031");
    });

    test("LG04 title and description are set, and removed on navigation", async ({ page }) => {
      await page.goto(path);
      const description = page.locator('head meta[name="description"]');
      await expect(page).toHaveTitle(new RegExp(title));
      await expect(description).toHaveCount(1);
      const own = (await description.getAttribute("content")) ?? "";
      expect(own.length).toBeGreaterThan(50);
      await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
      await expect(page).toHaveTitle(/^About/);
      await expect(description).toHaveCount(1);
      await expect(description).not.toHaveAttribute("content", own);
    });

    test("LG05 it contains e-mail, phone and an address in Poland", async ({ page }) => {
      await page.goto(path);
      const sheet = page.getByRole("region", { name: title });
      await expect(sheet).toContainText(/\S+@\S+\.example/);
      // Line break opportunities in the e-mail address, for narrow screens.
      await expect(sheet.locator("wbr")).not.toHaveCount(0);
      await expect(sheet).toContainText(/\+48[\s\d]{9,}/);
      await expect(sheet).toContainText(/\d{2}-\d{3}\sKraków, Poland/);
    });
  });
}
