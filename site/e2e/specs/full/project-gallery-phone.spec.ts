import { expect, test } from "#site/e2e/fixtures.ts";
import { galleryOf } from "#site/e2e/new-rows.ts";

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
