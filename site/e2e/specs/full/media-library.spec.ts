import { publicAddress, removeMedia, uploadMedia } from "#supabase/data/media.ts";
import { recordMediaFile } from "#supabase/data/media-files.ts";
import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { PNG } from "#supabase/tests/images.ts";

test("the media library finds a file by its use, and warns before it is deleted", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const image = new File([new Uint8Array(PNG)], "a.png", { type: "image/png" });
  const shown = await uploadMedia(staff, "blog-images", image);
  const spare = await uploadMedia(staff, "project-images", image);
  const post = await rows.post({
    title: `Shows it ${rows.unique()}`,
    featured_image_url: shown.url,
  });
  await dashboard.open();
  const section = await dashboard.openFromStudioMenu("Media library");
  await expect(section.getByRole("listitem", { name: spare.path })).toContainText("Not in use");
  await section.getByLabel("Search files").fill(post.title);
  await expect(section.getByText(/^\d+ files?$/)).toHaveText("1 file");
  const card = section.getByRole("listitem", { name: shown.path });
  await card.getByRole("button", { name: `Delete ${shown.path}` }).click();
  const question = page.getByRole("alertdialog", { name: "This file is in use" });
  await expect(question).toContainText(`Shown in “${post.title}”`);
  await question.getByRole("button", { name: "Keep" }).click();

  const chooser = page.waitForEvent("filechooser");
  await card.getByRole("button", { name: `Replace ${shown.path}` }).click();
  await (
    await chooser
  ).setFiles({ name: "b.png", mimeType: "image/png", buffer: Buffer.from(PNG) });
  await expect(dashboard.toast("File Replaced")).toBeVisible();

  await section.getByLabel("Search files").fill(spare.path);
  await section.getByRole("button", { name: `Delete ${spare.path}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete forever" }).click();
  await expect(section.getByText(/^\d+ files?$/)).toHaveText("0 files");
  await removeMedia(staff, "blog-images", shown.path);
});

test("SU25 a file is described by keyboard beside its picture; the text is its title and is searched", async ({
  page,
  dashboard,
  rows,
  staff,
  errors,
}) => {
  const text = `Wall of lime ${rows.unique()}`;
  const image = new File([new Uint8Array(PNG)], "a.png", { type: "image/png" });
  const { path } = await uploadMedia(staff, "blog-images", image);
  // The library shows files of parallel specs, too, which remove them.
  errors.allow(new RegExp(`/storage/v1/object/public/(?!.*${path})`));
  await dashboard.open();
  const section = await dashboard.openFromStudioMenu("Media library");
  await section.getByLabel("Search files").fill(path);
  const describe = section.getByRole("button", { name: `Describe ${path}` });
  await describe.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Describe this file" });
  await expect(dialog.getByLabel("Description")).toBeFocused();
  await page.keyboard.type(text);
  expect(await violationsOf(page)).toEqual([]);
  const question = page.getByRole("alertdialog", { name: "Discard what you typed?" });
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Keep writing" }).click();
  await expect(dialog.getByLabel("Description")).toHaveValue(text);
  await dialog.getByLabel("Description").press("Escape");
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(dialog).toBeHidden();
  await expect(describe).toBeFocused();
  await describe.press("Enter");
  await expect(dialog.getByLabel("Description")).toHaveValue("");
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(dashboard.toast("Picture Described")).toContainText("No post or project");
  await section.getByLabel("Search files").fill(text);
  await expect(section.getByText(/^\d+ files?$/)).toHaveText("1 file");
  await expect(section.getByRole("listitem", { name: path })).toContainText(text);
  await removeMedia(staff, "blog-images", path);
});

test("SU25 files are sorted; selected ones are deleted after a question about those in use", async ({
  page,
  dashboard,
  rows,
  staff,
  errors,
}) => {
  const word = rows.unique();
  const paths: string[] = [];
  for (const name of [`B ${word}.png`, `A ${word}.png`]) {
    const file = new File([new Uint8Array(PNG)], name, { type: "image/png" });
    const { path } = await uploadMedia(staff, "blog-images", file);
    await recordMediaFile(staff, "blog-images", path, name);
    paths.push(path);
  }
  const shown = publicAddress(staff, "blog-images", paths[0] ?? "");
  errors.allow(/\/storage\/v1\/object\/public\//);
  await rows.post({ title: `Shows it ${rows.unique()}`, featured_image_url: shown });
  await dashboard.open();
  const section = await dashboard.openFromStudioMenu("Media library");
  // The library may have these two files only, and a search that arrives later resets the selection.
  const found = page.waitForResponse((response) =>
    (response.request().postData() ?? "").includes(word),
  );
  await section.getByLabel("Search files").fill(word);
  await found;
  await expect(section.getByText("2 files", { exact: true })).toBeVisible();
  const names = section.getByRole("listitem").getByText(word);
  await section.getByLabel("Sort by").selectOption("Name A–Z");
  await expect(names).toHaveText([`A ${word}.png`, `B ${word}.png`]);
  await section.getByRole("checkbox", { name: `Select A ${word}` }).press("Space");
  await section.getByLabel("Sort by").selectOption("Oldest first");
  await expect(names).toHaveText([`B ${word}.png`, `A ${word}.png`]);
  await expect(section.getByText("1 file selected").last()).toBeVisible();
  await section.getByRole("button", { name: "Select all 2" }).click();
  await section.getByRole("button", { name: "Delete selected" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete 2 files?" });
  await expect(question).toContainText("1 of them in use");
  await question.getByRole("button", { name: "Keep" }).click();
  await section.getByRole("button", { name: "Delete selected" }).click();
  await question.getByRole("button", { name: "Delete forever" }).click();
  await expect(dashboard.toast("2 files deleted")).toBeVisible();
  await expect(section.getByText("0 files", { exact: true })).toBeVisible();
});
