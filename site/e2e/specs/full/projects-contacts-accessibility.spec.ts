import type { Page } from "@playwright/test";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { tabTo } from "#site/e2e/tab-to.ts";

async function expectAccessible(page: Page) {
  // Waits for transitions, which would distort the measured contrast.
  await page.waitForTimeout(400);
  expect(await violationsOf(page)).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(
    `SU15 no axe violation, ${colorScheme}`,
    { tag: colorScheme === "dark" ? "@variant" : [] },
    () => {
      test.use({ colorScheme });

      test("projects: list, trash, form with errors, editor, preview, categories", async ({
        page,
        dashboard,
        rows,
      }) => {
        test.setTimeout(120_000);
        const category = await rows.category();
        const image = { url: "/images/stair-hall-1024.webp", alt: "A chair", caption: "" };
        const project = await rows.project({
          status: "draft",
          category_id: category.id,
          featured_image_url: image.url,
          gallery_images: [image],
        });
        const { projectList, projectForm } = dashboard;
        await projectList.open(`&q=${project.title}`);
        await expect(projectList.row(project.title)).toBeVisible();
        await expectAccessible(page);
        await projectList.action("View", project.title).click();
        await expect(
          page
            .getByRole("dialog")
            .locator("iframe")
            .contentFrame()
            .getByRole("heading", { level: 1 }),
        ).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press("Escape");
        await projectList.action("Edit", project.title).click();
        await projectForm.fill({ title: "", area: "abc" });
        await projectForm.submit.click();
        await expect(page.getByText("Enter a title.")).toBeVisible();
        await projectForm.story.summary.click();
        await page.getByRole("button", { name: "Add material" }).click();
        await page.getByRole("button", { name: "Add credit" }).click();
        await page
          .getByLabel("Plan", { exact: true })
          .selectOption({ label: "A picture of the plan" });
        await expectAccessible(page);
        await page.getByRole("button", { name: "Manage categories…" }).click();
        await page.getByRole("button", { name: `Delete ${category.name}` }).click();
        await expect(
          page.getByRole("button", { name: "Delete category", exact: true }),
        ).toBeEnabled();
        await expectAccessible(page);
        await page.getByRole("button", { name: "Keep" }).click();
        await page.getByRole("button", { name: `Rename ${category.name}` }).click();
        await expectAccessible(page);
      });

      test("contacts: inbox, inquiry, confirmation, no matches", async ({
        page,
        dashboard,
        rows,
      }) => {
        test.setTimeout(120_000);
        const inquiry = await rows.inquiry({
          name: `Ewa ${rows.unique()}`,
          phone: "+48 601 555 014",
          subject: "Kitchen",
          timeline: "asap",
        });
        const { inbox } = dashboard;
        await inbox.open();
        await expect(inbox.row(inquiry.name)).toBeVisible();
        await expectAccessible(page);
        await inbox.row(inquiry.name).click();
        await expect(inbox.note).toBeVisible();
        await expectAccessible(page);
        await inbox.detail.getByRole("button", { name: "Erase" }).click();
        await expect(page.getByRole("alertdialog")).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press("Escape");
        await dashboard.open("?tab=contacts&q=no-such-words");
        await expect(page.getByText("No matches")).toBeVisible();
        await expectAccessible(page);
      });
    },
  );
}

test("SU15 a project is created by keyboard alone", async ({ page, dashboard, rows }) => {
  const title = `Loft ${rows.unique()}`;
  rows.removeLater(title);
  const other = await rows.project();
  await dashboard.projectList.open();
  await expect(dashboard.projectList.row(other.title)).toBeVisible();
  await page.getByRole("button", { name: "Add Project" }).first().focus();
  await page.keyboard.press("Enter");
  await dashboard.projectForm.field("title").waitFor();
  await tabTo(page, dashboard.projectForm.field("title"));
  await page.keyboard.type(title);
  await page.keyboard.press("Tab");
  await expect(dashboard.projectForm.field("description")).toBeFocused();
  await page.keyboard.type("Quiet rooms.");
  await tabTo(page, dashboard.projectForm.field("clientName"));
  await page.keyboard.type("A. Nowak");
  for (const text of ["Residential", "Gdynia", "900"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(text);
  }
  await tabTo(page, dashboard.projectForm.status);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Control+s");
  await expect(dashboard.toast("Project Created! 🎉")).toContainText("has been published.");
  await expect(dashboard.projectList.row(title)).toContainText("Gdynia");
});
