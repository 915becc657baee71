import { searchMedia } from "#supabase/data/media-files.ts";
import { sizeIn } from "#supabase/data/image-copies.ts";
import { getPost } from "#supabase/data/posts.ts";
import { getProject } from "#supabase/data/projects.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { giveFiles } from "#site/e2e/give-files.ts";
import type { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { removeMediaNamed } from "#site/e2e/remove-media.ts";
import { imageFile, imageOfSize, textFile } from "#site/e2e/sample-files.ts";
import type { SampleFile } from "#site/e2e/sample-files.ts";

const MEBIBYTE = 1024 * 1024;

async function filesNamed(staff: StaffClient, search: string) {
  return (await searchMedia(staff, { search, use: "all", onlyImages: false }, 0)).files;
}

/** A file that only its name and type call an image. */
function brokenImage(name: string) {
  return { name, mimeType: "image/png", buffer: textFile("x").buffer };
}

/** Opens the media library and chooses these files for it. Returns the library. */
async function uploadToLibrary(dashboard: Dashboard, files: SampleFile[]) {
  const library = await dashboard.openFromStudioMenu("Media library");
  const chooser = dashboard.page.waitForEvent("filechooser");
  await library.getByRole("button", { name: "Upload" }).click();
  await (await chooser).setFiles(files);
  return library;
}

test("SU25 files uploaded to the library keep their names, and a post finds them there by name", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const mark = rows.unique();
  const post = await rows.post({ title: `Chosen ${mark}` });
  await dashboard.open();
  const library = await uploadToLibrary(dashboard, [
    await imageFile(`Sofa ${mark}.png`),
    brokenImage(`Broken ${mark}.png`),
    await imageFile(`Lamp ${mark}.png`, 200),
  ]);
  await expect(library.getByRole("alert")).toContainText(`“Broken ${mark}.png” was not added.`);
  await expect(library.getByText("2 added.", { exact: true })).toBeVisible();
  await library.getByLabel("Search files").fill(`sofa ${mark}`);
  await expect(library.getByRole("listitem", { name: `Sofa ${mark}.png` })).toContainText(
    "Not in use",
  );

  await dashboard.open(`?tab=new-blog&id=${post.id}`);
  const sources = page.getByRole("group", { name: /other sources/ });
  await sources.getByRole("button", { name: "Library" }).click();
  const picker = page.getByRole("dialog", { name: "Choose from the library" });
  await picker.getByLabel("Search files").fill(`lamp ${mark}`);
  await expect(picker.getByRole("status")).toHaveText("1 file");
  await picker.getByRole("button", { name: `Lamp ${mark}.png` }).click();
  await expect(picker).toBeHidden();
  await page.getByRole("button", { name: "Pictures from the library" }).click();
  const several = page.getByRole("dialog", { name: "Choose pictures from the library" });
  await several.getByLabel("Search files").fill(mark);
  await expect(several.getByRole("status").first()).toHaveText("2 files");
  await several.getByRole("button", { name: `Sofa ${mark}.png` }).click();
  await several.getByRole("button", { name: `Lamp ${mark}.png` }).click();
  await several.getByRole("button", { name: "Use 2 pictures" }).click();
  await dashboard.postForm.submit.click();
  await expect(dashboard.toast("Blog Post Saved")).toBeVisible();

  const [lamp] = await filesNamed(staff, `lamp ${mark}`);
  const [sofa] = await filesNamed(staff, `sofa ${mark}`);
  const saved = await getPost(staff, post.id);
  expect(saved.featured_image_url).toBe(lamp?.url);
  expect(saved.content).toContain(`![](${sofa?.url ?? ""})`);
  await removeMediaNamed(staff, mark);
});

test("SU25 the first picture that a post or project takes from the library becomes its cover, with Undo", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const mark = rows.unique();
  const post = await rows.post({ featured_image_url: null });
  const project = await rows.project({ featured_image_url: null });
  const withText = await rows.project({ featured_image_url: null });
  await dashboard.open();
  const library = await uploadToLibrary(dashboard, [await imageFile(`Oak ${mark}.png`)]);
  await expect(library.getByText("1 added.", { exact: true })).toBeVisible();
  const choose = async () => {
    const picker = page.getByRole("dialog", { name: "Choose pictures from the library" });
    await picker.getByLabel("Search files").fill(mark);
    await expect(picker.getByRole("status").first()).toHaveText("1 file");
    await picker.getByRole("button", { name: `Oak ${mark}.png` }).click();
    await picker.getByRole("button", { name: /^Use/ }).click();
  };
  const notice = dashboard.toast("is the cover now");

  await dashboard.open(`?tab=new-blog&id=${post.id}`);
  await page.getByRole("button", { name: "Pictures from the library" }).click();
  await choose();
  await expect(notice).toContainText("The first picture of the text is the cover now.");
  await notice.getByRole("button", { name: "Undo" }).click();
  await expect(notice).toBeHidden();
  await dashboard.postForm.submit.click();
  await expect(dashboard.toast("Blog Post Saved")).toBeVisible();
  expect((await getPost(staff, post.id)).featured_image_url).toMatch(/^\/images\/default-/);

  await dashboard.projectForm.edit(withText.id);
  await page.getByRole("button", { name: "Pictures from the library" }).click();
  await choose();
  await expect(notice).toContainText("The first picture of the text is the cover now.");
  await notice.getByRole("button", { name: "Undo" }).click();
  await expect(notice).toBeHidden();
  await dashboard.projectForm.submit.click();
  await expect(dashboard.toast("Project Saved")).toBeVisible();
  expect((await getProject(staff, withText.id)).featured_image_url).toBeNull();

  await dashboard.projectForm.edit(project.id);
  await dashboard.projectForm.gallery.getByRole("button", { name: "Library" }).click();
  await choose();
  await expect(dashboard.projectForm.tile(1)).toContainText("Cover");
  await expect(notice).toContainText("The first picture of the gallery is the cover now.");
  await dashboard.projectForm.submit.click();
  await expect(dashboard.toast("Project Saved")).toBeVisible();
  const [oak] = await filesNamed(staff, `oak ${mark}`);
  expect((await getProject(staff, project.id)).featured_image_url).toBe(oak?.url);
  await removeMediaNamed(staff, mark);
});

test("SU25 twelve files dropped into the library: a broken one is named, the others are added", async ({
  dashboard,
  rows,
  staff,
}) => {
  const mark = rows.unique();
  await dashboard.open();
  const library = await dashboard.openFromStudioMenu("Media library");
  const images = await Promise.all(
    Array.from({ length: 11 }, (_, index) => imageFile(`Room ${String(index)} ${mark}.png`, 200)),
  );
  await giveFiles(library.getByText("or drop them here"), "drop", [
    ...images.slice(0, 5),
    brokenImage(`Broken ${mark}.png`),
    ...images.slice(5),
  ]);
  await expect(library.getByRole("alert")).toContainText(`“Broken ${mark}.png” was not added.`);
  await expect(library.getByText("11 added.", { exact: true })).toBeVisible();
  await library.getByLabel("Search files").fill(mark);
  await expect(library.getByText("11 files", { exact: true })).toBeVisible();
  expect(await filesNamed(staff, mark)).toHaveLength(11);
  await removeMediaNamed(staff, mark);
});

test("SU25 a photograph over 10 MB is refused, and beside it made to fit and used", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const mark = rows.unique();
  const post = await rows.post();
  await dashboard.open(`?tab=new-blog&id=${post.id}`);
  await dashboard.postForm.imageInput.setInputFiles(
    await imageOfSize(`Large ${mark}.png`, 11 * MEBIBYTE),
  );
  await expect(dashboard.toast("File Too Large")).toBeVisible();
  await page.getByRole("button", { name: "Make it fit and use it" }).click();
  await expect(page.getByText(`Large ${mark}.png`, { exact: true })).toBeVisible();
  await dashboard.postForm.submit.click();
  await expect(dashboard.toast("Blog Post Saved")).toBeVisible();
  const [large] = await filesNamed(staff, `large ${mark}`);
  expect(large?.bytes).toBeLessThan(MEBIBYTE);
  expect((await getPost(staff, post.id)).featured_image_url).toBe(large?.url);
  await removeMediaNamed(staff, mark);
});

test("SU25 a picture is turned and cropped to a ratio by keys; the crop remembers its original, which stays", async ({
  page,
  request,
  dashboard,
  rows,
  staff,
}) => {
  const mark = rows.unique();
  const post = await rows.post();
  await dashboard.open(`?tab=new-blog&id=${post.id}`);
  await dashboard.postForm.imageInput.setInputFiles(await imageFile(`Hall ${mark}.png`, 600));
  await page.getByRole("button", { name: "Crop" }).click();
  const dialog = page.getByRole("dialog", { name: "Crop the picture" });
  await dialog.getByRole("button", { name: "Turn right" }).click();
  await dialog.getByRole("button", { name: "1:1", exact: true }).click();
  await dialog.getByLabel("Straighten").fill("4.5");
  const area = dialog.getByLabel(/^Crop: move it with the arrow keys/);
  for (let press = 0; press < 40; press += 1) await area.press("Shift+ArrowDown");
  await dialog.getByRole("button", { name: "Use crop" }).click();
  await expect(dialog).toBeHidden();
  await dashboard.postForm.submit.click();
  await expect(dashboard.toast("Blog Post Saved")).toBeVisible();

  const files = await filesNamed(staff, `hall ${mark}`);
  const crop = files.find(({ derivedFrom }) => derivedFrom !== null);
  const original = files.find(({ derivedFrom }) => derivedFrom === null);
  expect((await getPost(staff, post.id)).featured_image_url).toBe(crop?.url);
  expect(crop).toMatchObject({ derivedFrom: original?.name, edit: { turns: 1, angle: 4.5 } });
  const { y = 0, height = 0 } = crop?.edit ?? {};
  expect(y + height).toBeCloseTo(1, 5);
  const size = sizeIn(crop?.name ?? "");
  expect(size?.width).toBe(size?.height);
  expect(sizeIn(original?.name ?? "")).toEqual({ width: 600, height: 200 });
  expect((await request.get(original?.url ?? "")).ok()).toBe(true);

  await page.getByRole("button", { name: "Crop" }).click();
  await expect(dialog.getByLabel("Straighten")).toHaveValue("4.5");
  await page.keyboard.press("Escape");
  await removeMediaNamed(staff, mark);
});

test("SU25 SU28 the swatch of a material is chosen from the library", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const mark = rows.unique();
  const project = await rows.project({ materials: [{ name: "Oak", swatch: "", note: "" }] });
  await dashboard.open();
  const library = await uploadToLibrary(dashboard, [await imageFile(`Oak ${mark}.png`)]);
  await expect(library.getByText("1 added.", { exact: true })).toBeVisible();

  const form = dashboard.projectForm;
  await form.edit(project.id);
  await form.story.summary.click();
  const material = form.story.row("material", 1);
  await material.getByRole("button", { name: "Swatch from the library" }).click();
  const picker = page.getByRole("dialog", { name: "Choose from the library" });
  await picker.getByLabel("Search files").fill(mark);
  await picker.getByRole("button", { name: `Oak ${mark}.png` }).click();
  const [oak] = await filesNamed(staff, mark);
  await expect(material.getByLabel("Swatch", { exact: true })).toHaveValue(oak?.url ?? "none");
  await form.submit.click();
  await expect(dashboard.toast("Project Saved")).toBeVisible();
  expect((await getProject(staff, project.id)).materials).toEqual([
    { name: "Oak", swatch: oak?.url, note: "" },
  ]);
  await removeMediaNamed(staff, mark);
});
