import type { Page } from "@playwright/test";
import { PAGES } from "#site/platform/dashboard-manifest.ts";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { imageFile } from "#site/e2e/sample-files.ts";

/** Throws with the name of what is open, because one test opens several pages. */
async function expectNoViolations(page: Page, open: string) {
  expect(await violationsOf(page), open).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, { tag: colorScheme === "dark" ? "@variant" : [] }, () => {
    test.use({ colorScheme });

    test("SU15 no page of the Studio menu has a violation", async ({ page, dashboard }) => {
      test.setTimeout(120_000);
      for (const [id, { title }] of Object.entries(PAGES)) {
        await dashboard.open(`?page=${id}`);
        await expect(page.getByRole("region", { name: title, exact: true })).toBeVisible();
        await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
        await expectNoViolations(page, title);
      }
    });

    test("SU15 SU25 the library's choice, the crop and the shared preview have no violation", async ({
      page,
      dashboard,
      rows,
    }) => {
      const post = await rows.post({
        status: "draft",
      });
      await dashboard.open(`?tab=new-blog&id=${post.id}`);
      await page.getByRole("button", { name: "Private link" }).click();
      const share = page.getByRole("dialog", { name: "Share the preview" });
      await expect(share).toBeVisible();
      await expectNoViolations(page, "share");
      await page.keyboard.press("Escape");
      await expect(share).toBeHidden();
      await page
        .getByRole("group", { name: /other sources/ })
        .getByRole("button", { name: "Library" })
        .click();
      const picker = page.getByRole("dialog", { name: "Choose from the library" });
      await expect(picker.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
      await expectNoViolations(page, "picker");
      await page.keyboard.press("Escape");
      await expect(picker).toBeHidden();
      await dashboard.postForm.imageInput.setInputFiles(await imageFile("Hall.png", 600));
      await page.getByRole("button", { name: "Crop" }).click();
      await expect(page.getByRole("dialog", { name: "Crop the picture" })).toBeVisible();
      await expectNoViolations(page, "crop");
    });
  });
}
