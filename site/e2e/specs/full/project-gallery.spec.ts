import { getProject } from "#supabase/data/projects.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { imageFile, textFile } from "#site/e2e/sample-files.ts";
import type { SampleFile } from "#site/e2e/sample-files.ts";
import type { Dashboard } from "#site/e2e/pages/dashboard.ts";

async function add(dashboard: Dashboard, files: readonly SampleFile[]) {
  const { page, projectForm } = dashboard;
  const chooser = page.waitForEvent("filechooser");
  await projectForm.gallery.getByRole("button", { name: "Upload" }).click();
  await (await chooser).setFiles([...files]);
}

const caption = (dashboard: Dashboard, number: number) =>
  dashboard.projectForm.galleryImage(number).getByLabel("Caption");

test("CP14 images are added together, get alt texts, are moved, and one is the cover", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const project = await rows.project();
  const form = dashboard.projectForm;
  await form.edit(project.id);
  await add(
    dashboard,
    await Promise.all(["a.png", "b.png", "c.png"].map((name) => imageFile(name))),
  );
  await expect(form.gallery.getByRole("listitem")).toHaveCount(3);
  for (const [number, text] of [
    [1, "first"],
    [2, "second"],
    [3, "third"],
  ] as const) {
    await caption(dashboard, number).fill(text);
    await form.galleryImage(number).getByLabel("Alt text").fill(`Shows ${text}`);
  }
  const later = form.galleryImage(1).getByRole("button", { name: "Move picture 1 later" });
  await later.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Move picture 2 later" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(caption(dashboard, 3)).toHaveValue("first");
  await expect(page.getByText("Picture moved to place 3 of 3.")).toBeAttached();

  // A drag within the window: the rows of three images are taller than that of the other specs.
  await page.setViewportSize({ width: 1280, height: 1600 });
  const grabbed = form.galleryImage(3).locator("[data-drag-handle]");
  await grabbed.dragTo(form.galleryImage(1));
  await expect(caption(dashboard, 1)).toHaveValue("first");
  await form.galleryImage(1).locator("[data-drag-handle]").dragTo(form.galleryImage(3));
  await expect(caption(dashboard, 3)).toHaveValue("first");

  await form.galleryImage(2).getByRole("button", { name: "Use as cover" }).click();
  await expect(form.galleryImage(2)).toContainText("Cover");
  await form.submit.click();
  await expect(dashboard.toast("Project Saved")).toBeVisible();
  const saved = await getProject(staff, project.id);
  expect(saved.gallery_images.map(({ caption, alt }) => [caption, alt])).toEqual([
    ["second", "Shows second"],
    ["third", "Shows third"],
    ["first", "Shows first"],
  ]);
  expect(saved.featured_image_url).toBe(saved.gallery_images[1]?.url);
});

test("a failed image shows the reason, stops the save, and can be retried", async ({
  page,
  dashboard,
  rows,
  staff,
  errors,
}) => {
  errors.allow(/500/);
  const project = await rows.project();
  const form = dashboard.projectForm;
  await form.edit(project.id);
  const storage = /\/storage\/v1\/object\/project-images\//;
  await page.route(storage, (route) => route.fulfill({ status: 500, json: { message: "boom" } }));
  await add(dashboard, [await imageFile("a.png")]);
  await expect(form.galleryImage(1)).toContainText("Upload failed: ");
  await form.submit.click();
  expect((await getProject(staff, project.id)).version).toBe(1);
  await page.unroute(storage);
  await form.galleryImage(1).getByRole("button", { name: "Try again" }).click();
  await expect(form.galleryImage(1)).not.toContainText("Upload failed: ");
  await form.submit.click();
  await expect(dashboard.toast("Project Saved")).toBeVisible();
  expect((await getProject(staff, project.id)).gallery_images).toHaveLength(1);
});

test("files that are no images are reported and skipped; Remove removes one", async ({
  dashboard,
  rows,
}) => {
  const project = await rows.project();
  const form = dashboard.projectForm;
  await form.edit(project.id);
  await add(dashboard, [await imageFile("a.png"), textFile("notes.txt")]);
  await expect(form.gallery.getByRole("listitem")).toHaveCount(1);
  await expect(form.gallery).toContainText("notes.txt: Please upload an image file.");
  await form.gallery.getByRole("button", { name: "Remove picture 1" }).click();
  await expect(form.gallery.getByRole("listitem")).toHaveCount(0);
  await expect(form.gallery.getByRole("button", { name: "Library" })).toBeFocused();
});

test("SU28 a picture of the plan is uploaded, and an image has a stage and a photographer", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const project = await rows.project({
    gallery_images: [{ url: "/images/stair-hall-1024.webp", alt: "Stairs", caption: "" }],
  });
  const form = dashboard.projectForm;
  await form.edit(project.id);
  await form.galleryImage(1).getByLabel("Shows").selectOption("before");
  await form.galleryImage(1).getByLabel("Photographer").fill("Ada");
  await form.story.summary.click();
  await page.getByLabel("Plan", { exact: true }).selectOption({ label: "A picture of the plan" });
  const chooser = page.waitForEvent("filechooser");
  await page
    .getByRole("group", { name: "Picture of the plan" })
    .getByRole("button", { name: "Upload" })
    .click();
  await (await chooser).setFiles([await imageFile("plan.png")]);
  await expect(page.getByLabel("Address of the plan")).toHaveValue(/\/project-images\//);
  await form.submit.click();
  await expect(dashboard.toast("Project Saved")).toBeVisible();
  const saved = await getProject(staff, project.id);
  expect(saved.plan).toContain("/project-images/");
  expect(saved.gallery_images[0]).toMatchObject({ stage: "before", credit: "Ada" });
});
