import { expect, test } from "#site/e2e/fixtures.ts";
import { galleryOf } from "#site/e2e/new-rows.ts";
import { imageFile } from "#site/e2e/sample-files.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("the fields of a tapped image are a sheet below it, which closes with the focus on the image", async ({
  page,
  dashboard,
  rows,
}) => {
  const names = Array.from({ length: 24 }, (_, index) => `image-${String(index)}`);
  const project = await rows.project({ gallery_images: galleryOf(...names) });
  const form = dashboard.projectForm;
  await form.edit(project.id);
  for (const number of [2, 23]) {
    const panel = page.getByRole("group", { name: `Picture ${String(number)}`, exact: true });
    await form.tile(number).tap();
    await expect(panel.getByLabel("Description")).toBeInViewport({ ratio: 1 });
    await expect(form.tile(number)).toBeInViewport({ ratio: 1 });
    const tile = await form.tile(number).boundingBox();
    const fields = await panel.boundingBox();
    expect((tile?.y ?? 0) + (tile?.height ?? 0)).toBeLessThanOrEqual(fields?.y ?? 0);
    await page.getByRole("button", { name: "Close", exact: true }).tap();
    await expect(panel).toBeHidden();
    await expect(form.tile(number)).toBeFocused();
  }
});

test("the sheet closes with Escape, and when another part of the form gets the focus", async ({
  page,
  dashboard,
  rows,
}) => {
  const project = await rows.project({ gallery_images: galleryOf("a", "b") });
  const form = dashboard.projectForm;
  await form.edit(project.id);
  const panel = page.getByRole("group", { name: "Picture 2", exact: true });
  await form.tile(2).tap();
  await panel.getByLabel("Description").press("Escape");
  await expect(panel).toBeHidden();
  await expect(form.tile(2)).toBeFocused();
  await form.tile(2).tap();
  await expect(panel).toBeVisible();
  await form.field("title").focus();
  await expect(panel).toBeHidden();
});

test("added images open no sheet; a tap on one does", async ({ page, dashboard, rows }) => {
  const project = await rows.project({ gallery_images: galleryOf("a") });
  const form = dashboard.projectForm;
  await form.edit(project.id);
  const chooser = page.waitForEvent("filechooser");
  await form.gallery.getByRole("button", { name: "Upload" }).tap();
  await (await chooser).setFiles([await imageFile("b.png"), await imageFile("c.png")]);
  await expect(form.tiles).toHaveCount(3);
  await expect(form.gallery.getByRole("progressbar")).toHaveCount(0);
  const close = page.getByRole("button", { name: "Close", exact: true });
  await expect(close).toBeHidden();
  await expect(form.tiles.and(page.locator("[aria-selected=true]"))).toHaveCount(0);
  await form.tile(2).tap();
  await expect(close).toBeVisible();
  await expect(page.getByRole("group", { name: "Picture 2", exact: true })).toBeVisible();
});

test("the mark of an image is small, in a corner that a finger hits", async ({
  page,
  dashboard,
  rows,
}) => {
  const project = await rows.project({ gallery_images: galleryOf("a", "b", "c") });
  const form = dashboard.projectForm;
  await form.edit(project.id);
  const area = form.tile(2).locator("> [aria-hidden]").first();
  await area.scrollIntoViewIfNeeded();
  const target = await area.boundingBox();
  expect(target?.width).toBeGreaterThanOrEqual(44);
  expect(target?.height).toBeGreaterThanOrEqual(44);
  const tile = (await form.tile(2).boundingBox()) ?? { width: 0, height: 0 };
  const mark = (await area.locator("> *").boundingBox()) ?? { width: 99, height: 99 };
  expect(mark.width * mark.height).toBeLessThan((tile.width * tile.height) / 20);
  for (const position of [
    { x: 1, y: 1 },
    { x: 43, y: 43 },
  ]) {
    await area.tap({ position });
    await expect(form.tiles.and(page.locator("[aria-selected=true]"))).toHaveCount(1);
    await expect(form.tile(2)).toHaveAttribute("aria-selected", "true");
    await area.tap({ position });
    await expect(form.tile(2)).toHaveAttribute("aria-selected", "false");
  }
});
