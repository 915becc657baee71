import type { Page } from "@playwright/test";
import { expect, test } from "#site/e2e/fixtures.ts";
import { galleryOf } from "#site/e2e/new-rows.ts";
import { TouchScreen } from "#site/e2e/pages/touch-screen.ts";
import { VisualBody } from "#site/e2e/pages/visual-body.ts";

const LABELS = [
  ...["Texts", "Details", "Featured Image", "Category", "Gallery", "Plan", "Materials", "Credits"],
  ...["Outcome", "Client’s words"],
];

const navigation = (page: Page) =>
  page.getByRole("navigation", { name: "Sections of this project" });
const linksOf = (page: Page) => navigation(page).getByRole("button");
const link = (page: Page, name: string) => linksOf(page).filter({ hasText: name });
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 3, name, exact: true });

test("links lead to each section of a project, opening what contains it, and change nothing", async ({
  page,
  dashboard,
  rows,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const project = await rows.project();
  await dashboard.projectForm.edit(project.id);
  await expect(linksOf(page)).toHaveText(LABELS);
  const address = page.url();
  for (const name of LABELS.toReversed()) {
    await link(page, name).click();
    await expect(heading(page, name)).toBeFocused();
    await expect(link(page, name), "The links stay in view.").toBeInViewport({ ratio: 1 });
  }
  await link(page, "Materials").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Add material" })).toBeFocused();

  await link(page, "Gallery").click();
  const links = await navigation(page).boundingBox();
  const gallery = await dashboard.projectForm.gallery.boundingBox();
  const distance = (gallery?.y ?? 0) - (links?.y ?? 0) - (links?.height ?? 0);
  expect(distance).toBeGreaterThanOrEqual(0);
  expect(distance).toBeLessThan(120);

  expect(page.url()).toBe(address);
  await dashboard.projectForm.cancel.click();
  await expect(dashboard.projectForm.field("title")).toHaveCount(0);
});

test.describe("in the visual editor", () => {
  test.use({ bodyView: "visual", viewport: { width: 1280, height: 900 } });

  test("the toolbar sticks below the links, not behind them", async ({ page, dashboard, rows }) => {
    const content = Array.from({ length: 60 }, (_, line) => `Line ${String(line)}.`).join("\n\n");
    const project = await rows.project({ content });
    await dashboard.projectForm.edit(project.id);
    const body = new VisualBody(page);
    await body.expectOpen();
    const bottomOfLinks = async () => {
      const box = await navigation(page).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const before = await bottomOfLinks();
    await page.mouse.move(400, 500);
    await page.mouse.wheel(0, 700);
    await expect.poll(bottomOfLinks).toBeLessThan(before);
    const below = async () =>
      ((await body.toolbar.boundingBox())?.y ?? 0) - (await bottomOfLinks());
    await expect.poll(below).toBeLessThan(8);
    expect(await below()).toBeGreaterThanOrEqual(0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the links are a row of finger-sized buttons that scrolls sideways", async ({
    page,
    dashboard,
    rows,
  }) => {
    const project = await rows.project();
    const screen = new TouchScreen(page);
    await dashboard.projectForm.edit(project.id);
    await screen.expectFit();
    await link(page, "Gallery").tap();
    await expect(heading(page, "Gallery")).toBeFocused();
    await expect(dashboard.projectForm.gallery).toBeInViewport();
    await link(page, "Client’s words").tap();
    await expect(heading(page, "Client’s words")).toBeFocused();
    await expect(page.getByLabel("Quote")).toBeInViewport();
  });

  test("the menu in the header leads from any place of the form, also above the sheet of the gallery", async ({
    page,
    dashboard,
    rows,
  }) => {
    const project = await rows.project({ gallery_images: galleryOf("a", "b") });
    const screen = new TouchScreen(page);
    const form = dashboard.projectForm;
    await form.edit(project.id);
    await form.tile(2).tap();
    const sheet = page.getByRole("group", { name: "Picture 2", exact: true });
    await expect(sheet).toBeVisible();
    const menu = page.getByRole("button", { name: "Sections of this project" });
    await screen.expectAtHand(menu);
    await menu.tap();
    const items = page.getByRole("menuitem");
    await expect(items).toHaveText(LABELS);
    await screen.expectFit();
    await screen.expectAtHand(items.last());
    await items.filter({ hasText: "Materials" }).tap();
    await expect(heading(page, "Materials")).toBeFocused();
    await expect(page.getByRole("button", { name: "Add material" })).toBeInViewport({ ratio: 1 });
    await expect(sheet).toBeHidden();
  });
});
