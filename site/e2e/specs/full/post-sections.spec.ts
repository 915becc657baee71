import type { Page } from "@playwright/test";
import { expect, test } from "#site/e2e/fixtures.ts";
import { TouchScreen } from "#site/e2e/pages/touch-screen.ts";
import { VisualBody } from "#site/e2e/pages/visual-body.ts";

const SETTINGS = ["Publication", "Featured Image", "Category", "Author", "Search engines"];
const LABELS = ["Text", "Excerpt", ...SETTINGS];
const LONG = Array.from({ length: 90 }, (_, line) => `Line ${String(line)}.`).join("\n\n");

const navigation = (page: Page) => page.getByRole("navigation", { name: "Sections of this post" });
const linksOf = (page: Page) => navigation(page).getByRole("button");
const link = (page: Page, name: string) =>
  navigation(page).getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 3, name, exact: true });

test.use({ bodyView: "visual" });

for (const width of [1440, 768]) {
  test(`at ${String(width)} px every section of a long post is one click away, and the text again`, async ({
    page,
    dashboard,
    rows,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const post = await rows.post({ content: LONG });
    await dashboard.open(`?tab=new-blog&id=${post.id}`);
    await new VisualBody(page).expectOpen();
    await expect(linksOf(page)).toHaveText(LABELS);
    const address = page.url();
    const form = dashboard.postForm;
    for (const [name, field] of [
      ["Search engines", form.field("metaTitle")],
      ["Text", form.field("title")],
      ["Category", form.category],
      ["Excerpt", form.field("excerpt")],
      ["Author", form.field("author")],
    ] as const) {
      await link(page, name).click();
      await expect(heading(page, name)).toBeFocused();
      await expect(field).toBeInViewport({ ratio: 1 });
      await expect(link(page, name), "The links stay in view.").toBeInViewport({ ratio: 1 });
    }
    await link(page, "Category").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(form.category).toBeFocused();
    expect(page.url()).toBe(address);
  });
}

test("the live preview beside the form stands below the links", async ({
  page,
  dashboard,
  rows,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const post = await rows.post({ content: LONG });
  await dashboard.open(`?tab=new-blog&id=${post.id}`);
  await new VisualBody(page).expectOpen();
  const preview = page.getByRole("region", { name: "Live preview" });
  await link(page, "Category").click();
  await expect(heading(page, "Category")).toBeFocused();
  await expect(preview).toBeInViewport({ ratio: 1 });
  const links = await navigation(page).boundingBox();
  const shown = await preview.boundingBox();
  expect(shown?.y).toBeGreaterThanOrEqual((links?.y ?? 0) + (links?.height ?? 0));
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the links of a post are a row that scrolls sideways", async ({ page, dashboard, rows }) => {
    const post = await rows.post({ content: LONG });
    const screen = new TouchScreen(page);
    await dashboard.open(`?tab=new-blog&id=${post.id}`);
    await new VisualBody(page).expectOpen();
    await screen.expectFit();
    await link(page, "Search engines").tap();
    await expect(heading(page, "Search engines")).toBeFocused();
    await expect(dashboard.postForm.field("metaTitle")).toBeInViewport();
  });

  test("where these have scrolled away, also above the keyboard, a menu in the header has them", async ({
    page,
    dashboard,
    rows,
  }) => {
    const post = await rows.post({ content: LONG });
    const screen = new TouchScreen(page);
    const body = new VisualBody(page);
    await dashboard.open(`?tab=new-blog&id=${post.id}`);
    await body.expectOpen();
    const menu = page.getByRole("button", { name: "Sections of this post" });
    const choose = async (name: string) => {
      await screen.expectAtHand(menu);
      await menu.tap();
      await screen.expectFit();
      await page.getByRole("menuitem", { name, exact: true }).tap();
      await expect(heading(page, name)).toBeFocused();
    };
    await body.text.getByText("Line 60.", { exact: true }).tap();
    await expect(navigation(page)).not.toBeInViewport();
    await screen.expectAtHand(body.toolbar.getByRole("button", { name: "Bold" }));
    await choose("Author");
    await expect(dashboard.postForm.field("author")).toBeInViewport({ ratio: 1 });
    await screen.expectAtHand(dashboard.postForm.submit);

    await dashboard.postForm.field("excerpt").tap();
    // The height that a phone's keyboard leaves.
    await page.setViewportSize({ width: 390, height: 500 });
    await screen.expectFocusUncovered();
    await choose("Search engines");
    await expect(dashboard.postForm.field("metaTitle")).toBeInViewport({ ratio: 1 });
    await menu.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();
  });
});
