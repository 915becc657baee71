import type { Page } from "@playwright/test";
import { getPost, listPosts } from "#supabase/data/posts.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { savedOnServer } from "#site/e2e/autosaved-form.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { VisualBody } from "#site/e2e/pages/visual-body.ts";
import { imageFile } from "#site/e2e/sample-files.ts";

async function expectNoViolations(page: Page) {
  expect(await violationsOf(page)).toEqual([]);
}

async function storedPost(staff: StaffClient, title: string) {
  const { rows } = await listPosts(staff, { search: title });
  return getPost(staff, rows[0]!.id);
}

test("SU20 a post with text, lists and links is written visually, published and read", async ({
  page,
  publicSite,
  dashboard,
  rows,
  staff,
}) => {
  const { postForm: form } = dashboard;
  const visual = new VisualBody(page);
  const title = `Lime ${rows.unique()}`;
  rows.removeLater(title);
  await form.open();
  await visual.show();
  await form.fill({ title });
  await visual.text.click();
  await page.keyboard.type("Lime first: 2 * 3 [see] <b> &amp; 1.");
  await page.keyboard.press("Enter");
  await visual.insert("Heading 2");
  await page.keyboard.type("Why lime");
  await page.keyboard.press("Enter");
  await page.keyboard.type("It is ");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type("breathing");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type(" and ");
  await page.keyboard.press("ControlOrMeta+i");
  await page.keyboard.type("quiet");
  await page.keyboard.press("ControlOrMeta+i");
  await page.keyboard.press("Enter");
  await visual.insert("Bulleted list");
  await page.keyboard.type("oak");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ash");
  await form.submit.click();
  await expect(dashboard.toast("Blog Post Published!")).toBeVisible();

  const post = await storedPost(staff, title);
  expect(post.content).toBe(
    "Lime first: 2 \\* 3 [see] <b> \\&amp; 1.\n\n## Why lime\n\nIt is **breathing** and *quiet*\n\n- oak\n  - ash",
  );
  await publicSite.goto(`/blog/${post.slug}`);
  const body = publicSite.locator("[data-article-body]");
  await expect(body.getByText("Lime first: 2 * 3 [see] <b> &amp; 1.")).toBeVisible();
  await expect(body.getByRole("heading", { name: "Why lime", level: 2 })).toBeVisible();
  await expect(body.locator("strong")).toHaveText("breathing");
  await expect(body.locator("em")).toHaveText("quiet");
  await expect(body.locator("ul ul > li")).toHaveText("ash");
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, { tag: colorScheme === "dark" ? "@variant" : [] }, () => {
    test.use({ colorScheme });

    test("SU20 SU15 quote, divider, table, video and picture are made without markup, published and read", async ({
      page,
      publicSite,
      dashboard,
      rows,
      staff,
    }) => {
      const { postForm: form } = dashboard;
      const visual = new VisualBody(page);
      const { text } = visual;
      const title = `Blocks ${rows.unique()}`;
      rows.removeLater(title);
      await form.open();
      await visual.show();
      await form.fill({ title });
      await text.click();
      await visual.insert("Quote");
      await page.keyboard.type("Light is a material.");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      await visual.insert("Divider");
      await visual.insert("Table");
      await page.keyboard.type("Wood");
      await page.keyboard.press("Tab");
      await page.keyboard.type("Age | years");
      await page
        .getByRole("group", { name: "Table" })
        .getByRole("button", { name: "Remove row" })
        .click();
      await expect(text.locator("tr")).toHaveCount(2);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(text.locator("tr")).toHaveCount(3);
      await expect(text.locator("tr").first()).toHaveText("WoodAge | years");
      await expectNoViolations(page);
      // The autosave adds tools to the save bar; an open menu would move during the click.
      await expect(savedOnServer(page)).toBeVisible();
      await visual.chooseInsertion(/^Video/);
      await page
        .getByRole("textbox", { name: "Address of the video" })
        .fill("https://youtu.be/abcdefghijk");
      await expect(text.getByText("Video on YouTube")).toBeVisible();
      await text.getByText("Light is a material.").click();
      await visual.pasteFiles([await imageFile("wall.png")]);
      await text.getByRole("textbox", { name: "Caption" }).fill("The wall in October");
      await text.getByRole("textbox", { name: "Description" }).fill("A wall in terracotta");
      await page.getByRole("button", { name: "Skip" }).click();
      await expectNoViolations(page);
      await form.submit.click();
      await expect(dashboard.toast("Blog Post Published!")).toBeVisible();

      const post = await storedPost(staff, title);
      const blocks = post.content.split("\n\n");
      expect(blocks.toSpliced(1, 1)).toEqual([
        "> Light is a material.",
        "---",
        "| Wood | Age \\| years |\n| --- | --- |\n|  |  |\n|  |  |",
        "https://youtu.be/abcdefghijk",
      ]);
      expect(blocks[1]).toMatch(/^!\[A wall in terracotta\]\(http\S+ "The wall in October"\)$/);
      await publicSite.goto(`/blog/${post.slug}`);
      const body = publicSite.locator("[data-article-body]");
      await expect(body.locator("blockquote")).toHaveText("Light is a material.");
      await expect(body.locator("hr")).toHaveCount(1);
      await expect(body.getByRole("columnheader")).toHaveText(["Wood", "Age | years"]);
      await expect(body.getByRole("img", { name: "A wall in terracotta" })).toBeVisible();
      await expect(body.locator("figcaption").first()).toHaveText("The wall in October");
      await expect(body.locator('iframe[title="Video on YouTube"]')).toHaveCount(1);
    });
  });
}

test(
  "SU09 SU20 pictures chosen for a gallery share a block, on the public page too",
  { tag: "@web" },
  async ({ page, publicSite, dashboard, rows, staff }) => {
    const { postForm: form } = dashboard;
    const visual = new VisualBody(page);
    const title = `Gallery ${rows.unique()}`;
    rows.removeLater(title);
    await form.open();
    await visual.show();
    await form.fill({ title });
    await visual.text.click();
    await page.keyboard.type("Before");
    await page.keyboard.press("Enter");
    const chooser = page.waitForEvent("filechooser");
    await visual.insert("Gallery");
    await (
      await chooser
    ).setFiles([await imageFile("one.png", 900), await imageFile("two.png", 20)]);
    // The texts and tools of one image are open, below all of them, with the tools in one row.
    const description = visual.text.getByRole("textbox", { name: "Description" });
    const opener = (name: string) => visual.text.getByRole("button", { name, exact: true });
    await expect(opener("Picture 2, no description")).toHaveAttribute("aria-pressed", "false");
    await description.fill("One");
    const tools = visual.text.getByRole("toolbar", { name: "Picture" }).getByRole("button");
    expect(
      new Set(await tools.evaluateAll((all) => all.map((tool) => tool.getBoundingClientRect().top)))
        .size,
    ).toBe(1);
    const forward = page.getByRole("button", { name: "Move picture forward" });
    await forward.press("Enter");
    await expect(opener("Picture 2")).toHaveAttribute("aria-pressed", "true");
    await expect(forward).toBeFocused();
    await expect(description).toHaveValue("One");
    await opener("Picture 1, no description").press("Enter");
    await expect(description).toHaveValue("");
    await visual.text.locator("[data-media] img").last().click();
    await expect(description).toHaveValue("One");
    await form.submit.click();
    await expect(dashboard.toast("Blog Post Published!")).toBeVisible();
    const post = await storedPost(staff, title);
    expect(post.content).toMatch(/^Before\n\n!\[\]\(http[^)]+\)\n!\[One\]\(http[^)]+\)$/);
    await publicSite.goto(`/blog/${post.slug}`);
    await expect(publicSite.locator("[data-article-body] img")).toHaveCount(2);
  },
);
