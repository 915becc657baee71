import { getProject } from "#supabase/data/projects.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { galleryOf } from "#site/e2e/new-rows.ts";
import { imageFile, textFile } from "#site/e2e/sample-files.ts";
import type { SampleFile } from "#site/e2e/sample-files.ts";
import type { Dashboard } from "#site/e2e/pages/dashboard.ts";

async function add(dashboard: Dashboard, files: readonly SampleFile[]) {
  const { page, projectForm } = dashboard;
  const chooser = page.waitForEvent("filechooser");
  await projectForm.gallery.getByRole("button", { name: "Upload" }).click();
  await (await chooser).setFiles([...files]);
}

async function storedCaptions(staff: StaffClient, id: string) {
  return (await getProject(staff, id)).gallery_images.map(({ caption }) => caption).join("");
}

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
  await expect(form.tiles).toHaveCount(3);
  await expect(form.tile(1)).toHaveAttribute("aria-selected", "true");
  for (const [number, text] of [
    [1, "first"],
    [2, "second"],
    [3, "third"],
  ] as const) {
    const panel = await form.chooseImage(number);
    await panel.getByLabel("Caption").fill(text);
    await panel.getByLabel("Description").fill(`Shows ${text}`);
  }
  const panel = await form.chooseImage(1);
  await panel.getByRole("button", { name: "Move picture 1 later" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Move picture 2 later" })).toBeFocused();
  await page.keyboard.press("Enter");
  // The first image of the new gallery became the cover, and stays it at another place.
  await expect(form.tile(3)).toHaveAccessibleName("Picture 3, Shows first, cover");
  await expect(page.getByText("Picture moved to place 3 of 3.")).toBeAttached();

  const second = await form.chooseImage(2);
  await second.getByRole("button", { name: "Use as cover" }).click();
  await expect(form.tile(2)).toContainText("Cover");
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

test("SU25 the contact sheet moves images by mouse and by keys, several at once, and undoes each", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const project = await rows.project({ gallery_images: galleryOf("a", "b", "c", "d", "e") });
  const form = dashboard.projectForm;
  await form.edit(project.id);
  const drag = async (from: number, to: number) => {
    await form.tile(from).hover();
    await page.mouse.down();
    const target = await form.tile(to).boundingBox();
    if (target === null) throw new Error("The target is not on the page.");
    const { x, y, width, height } = target;
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 12 });
    await page.mouse.up();
  };
  await form.tile(3).scrollIntoViewIfNeeded();
  await drag(1, 3);
  await expect(form.tile(3)).toHaveAccessibleName("Picture 3, Shows a");
  await form.tile(1).click();
  await form.tile(2).click({ modifiers: ["ControlOrMeta"] });
  await expect(form.gallery.getByText("2 pictures selected", { exact: true })).toBeVisible();
  await drag(1, 5);
  await expect(form.tile(5)).toHaveAccessibleName("Picture 5, Shows c");

  // Order now: a d e b c, with b and c selected. Keys move and extend.
  await form.tile(4).focus();
  await page.keyboard.press("Alt+ArrowLeft");
  await expect(form.tile(3)).toBeFocused();
  await expect(form.tile(3)).toHaveAccessibleName("Picture 3, Shows b");
  await page.keyboard.press("Home");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(form.tiles.and(page.locator("[aria-selected=true]"))).toHaveCount(2);
  await form.gallery.getByLabel("Shows, all of them").selectOption("detail");
  await form.gallery.getByLabel("Photographer, all of them").fill("Ada");
  await form.gallery.getByRole("button", { name: "Set for 2 pictures" }).click();
  await form.tile(1).focus();
  await page.keyboard.press("Delete");
  await expect(form.tiles).toHaveCount(3);
  await form.gallery.getByRole("button", { name: "Undo" }).click();
  await expect(form.tiles).toHaveCount(5);
  await expect(form.tile(1)).toBeFocused();

  // Back over the move by keys to the second drag, and forth again; a text field has an undo of its own.
  const status = form.gallery.getByRole("status").filter({ hasText: /./ });
  await page.keyboard.press("ControlOrMeta+z");
  await expect(status).toHaveText("Undone: 2 pictures moved, the first to place 4 of 5.");
  await expect(form.tile(4)).toBeFocused();
  await expect(form.tile(4)).toHaveAccessibleName("Picture 4, Shows b");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(form.tile(2)).toHaveAccessibleName("Picture 2, Shows c");
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(status).toHaveText("Done again: 2 pictures moved, the first to place 3 of 5.");
  await form.chooseImage(1);
  await form.imagePanel.getByLabel("Caption").press("ControlOrMeta+z");
  await expect(status).toHaveText("Done again: 2 pictures moved, the first to place 3 of 5.");
  await form.submit.click();
  await expect(dashboard.toast("Project Saved")).toBeVisible();
  expect(await storedCaptions(staff, project.id)).toBe("adbce");
  const saved = await getProject(staff, project.id);
  expect(saved.gallery_images.map(({ stage, credit }) => [stage, credit])).toEqual([
    ["detail", "Ada"],
    ["detail", "Ada"],
    ...Array.from({ length: 3 }, () => ["", ""]),
  ]);
});

test("SU26 a finger moves an image of the contact sheet after a long press", async ({
  page,
  dashboard,
  rows,
}) => {
  const project = await rows.project({ gallery_images: galleryOf("a", "b", "c") });
  const form = dashboard.projectForm;
  await form.edit(project.id);
  await form.tile(3).scrollIntoViewIfNeeded();
  const [from, to] = [await form.tile(1).boundingBox(), await form.tile(3).boundingBox()];
  if (from === null || to === null) throw new Error("A picture is not on the page.");
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y: from.y + from.height / 2 }],
    });
  await touch("touchStart", from.x + 20);
  // dnd-kit's press delay, after which the finger drags instead of scrolling.
  await page.waitForTimeout(400);
  for (let step = 1; step <= 10; step += 1)
    await touch("touchMove", from.x + 20 + ((to.x - from.x) * step) / 10);
  await touch("touchEnd", 0);
  await expect(form.tile(3)).toHaveAccessibleName("Picture 3, Shows a");
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
  await expect(form.gallery.getByRole("alert")).toContainText("Upload failed: ");
  await expect(form.tile(1)).toContainText("Failed");
  await form.submit.click();
  expect((await getProject(staff, project.id)).version).toBe(1);
  await page.unroute(storage);
  await form.gallery.getByRole("button", { name: "Try again" }).click();
  await expect(form.gallery.getByRole("alert")).toHaveCount(0);
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
  await expect(form.tiles).toHaveCount(1);
  await expect(form.gallery).toContainText("notes.txt: Please upload an image file.");
  await form.gallery.getByRole("button", { name: "Remove picture 1" }).click();
  await expect(form.tiles).toHaveCount(0);
  await expect(form.gallery.getByRole("button", { name: "Library" })).toBeFocused();
});

test("a missing description is led to; a photographer’s name that is too long stops the save at its field", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const images = galleryOf("a", "b", "c").map((image, index) =>
    index === 1 ? { ...image, alt: "" } : image,
  );
  const project = await rows.project({ gallery_images: images });
  const form = dashboard.projectForm;
  await form.edit(project.id);
  await page.getByRole("button", { name: "1 picture lacks a description" }).click();
  await expect(form.imagePanel.getByLabel("Description")).toBeFocused();
  await page.keyboard.type("The stairs");
  const third = await form.chooseImage(3);
  await third.getByLabel("Photographer").fill("x".repeat(500));
  await form.chooseImage(1);
  await form.submit.click();
  await expect(form.imagePanel).toHaveAccessibleName("Picture 3");
  await expect(form.imagePanel.getByLabel("Photographer")).toBeFocused();
  await form.imagePanel.getByLabel("Photographer").fill("Ada");
  await form.submit.click();
  await expect(dashboard.toast("Project Saved")).toBeVisible();
  const saved = await getProject(staff, project.id);
  expect(saved.gallery_images[1]?.alt).toBe("The stairs");
  expect(saved.gallery_images[2]?.credit).toBe("Ada");
});

test("SU28 a picture of the plan is uploaded, and an image has a stage and a photographer", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const project = await rows.project({ gallery_images: galleryOf("a") });
  const form = dashboard.projectForm;
  await form.edit(project.id);
  const panel = await form.chooseImage(1);
  await panel.getByLabel("Shows").selectOption("before");
  await panel.getByLabel("Photographer").fill("Ada");
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
