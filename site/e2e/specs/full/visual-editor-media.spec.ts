import { getPost } from "#supabase/data/posts.ts";
import { getProject } from "#supabase/data/projects.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { VisualBody } from "#site/e2e/pages/visual-body.ts";
import { removeMediaNamed } from "#site/e2e/remove-media.ts";
import { imageFile } from "#site/e2e/sample-files.ts";

/** The start of an MP4 file, from which its type is read; it plays nothing. */
const MP4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypmp42\0\0\0\0mp42isom")]);

test("SU20 the detailed content of a project takes pictures, which visitors see", async ({
  page,
  publicSite,
  dashboard,
  rows,
  staff,
}) => {
  const { projectForm: form } = dashboard;
  const project = await rows.project({ title: `Pictures ${rows.unique()}`, content: "Before." });
  const visual = new VisualBody(page);
  await dashboard.open(`?tab=projects&id=${project.id}`);
  await visual.show();
  await visual.beginAfter("Before.");
  await visual.pasteFiles([await imageFile("one.png", 900), await imageFile("two.png", 800)]);
  await expect(visual.text.locator("img")).toHaveCount(2);
  await page
    .getByLabel(/^What does the picture show/)
    .first()
    .fill("The hall in oak");
  await page.keyboard.press("Enter");
  await form.submit.click();
  await expect(dashboard.toast("Project Saved")).toBeVisible();
  const { content, slug } = await getProject(staff, project.id);
  // The field for the description is that of the image whose upload ended first.
  expect(content).toMatch(/^Before\.\n\n!\[[^\]]*\]\(http\S+\)\n\n!\[[^\]]*\]\(http\S+\)$/);
  expect(content).toContain("![The hall in oak](");
  await publicSite.goto(`/portfolio/${slug}`);
  await expect(publicSite.getByRole("img", { name: "The hall in oak" })).toBeVisible();
});

test("SU20 a gallery of a text begins with pictures of the library", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const mark = rows.unique();
  await dashboard.open();
  const library = await dashboard.openFromStudioMenu("Media library");
  const chooser = page.waitForEvent("filechooser");
  await library.getByRole("button", { name: "Upload" }).click();
  const names = [`Oak ${mark}.png`, `Lime ${mark}.png`];
  await (await chooser).setFiles(await Promise.all(names.map((name) => imageFile(name))));
  await expect(library.getByText("2 added.", { exact: true })).toBeVisible();
  const post = await rows.post({ content: "Before." });
  const visual = new VisualBody(page);
  await dashboard.open(`?tab=new-blog&id=${post.id}`);
  await visual.show();
  await visual.beginAfter("Before.");
  await visual.insert("Gallery from the library");
  const picker = page.getByRole("dialog", { name: "Choose pictures from the library" });
  await picker.getByLabel("Search files").fill(mark);
  await picker.getByRole("button", { name: `Oak ${mark}.png` }).click();
  await picker.getByRole("button", { name: `Lime ${mark}.png` }).click();
  await picker.getByRole("button", { name: "Use 2 pictures" }).click();
  await expect(picker).toBeHidden();
  await expect(visual.text.locator("[data-media]")).toHaveCount(1);
  await expect(visual.text.locator("[data-media] img")).toHaveCount(2);
  await dashboard.postForm.submit.click();
  await expect(dashboard.toast("Blog Post Saved")).toBeVisible();
  const { content } = await getPost(staff, post.id);
  expect(content).toMatch(/^Before\.\n\n!\[[^\]]*\]\(http\S+\)\n!\[[^\]]*\]\(http\S+\)$/);
  await removeMediaNamed(staff, mark);
});

// The app has a native dialog instead.
test(
  "SU20 a video block takes an uploaded file, and refuses a picture with a sentence",
  { tag: "@web" },
  async ({ page, dashboard, rows, staff, errors }) => {
    errors.allow(/resource-error.*\.mp4/);
    const mark = rows.unique();
    const post = await rows.post({ content: "Before." });
    const visual = new VisualBody(page);
    await dashboard.open(`?tab=new-blog&id=${post.id}`);
    await visual.show();
    await visual.beginAfter("Before.");
    await visual.insert("Video");
    const sources = visual.text.getByRole("group", { name: "File of the video" });
    const give = async (file: Awaited<ReturnType<typeof imageFile>>) => {
      const chooser = page.waitForEvent("filechooser");
      await sources.getByRole("button", { name: "Upload" }).click();
      await (await chooser).setFiles(file);
    };
    await give(await imageFile(`Still ${mark}.png`));
    await expect(visual.text.getByRole("alert")).toContainText(
      `“Still ${mark}.png” was not taken.`,
    );
    await give({ name: `Walk ${mark}.mp4`, mimeType: "video/mp4", buffer: MP4 });
    await expect(visual.text.locator("video")).toHaveAttribute("src", /\.mp4$/);
    await expect(visual.text.getByRole("alert")).toHaveCount(0);
    await dashboard.postForm.submit.click();
    await expect(dashboard.toast("Blog Post Saved")).toBeVisible();
    expect((await getPost(staff, post.id)).content).toMatch(/^Before\.\n\nhttp\S+\.mp4$/);
    await removeMediaNamed(staff, mark);
  },
);

test("SU20 a block is dragged by its handle to another place", async ({
  page,
  dashboard,
  rows,
}) => {
  const post = await rows.post({ content: "First.\n\nSecond.\n\nThird." });
  const visual = new VisualBody(page);
  await dashboard.open(`?tab=new-blog&id=${post.id}`);
  await visual.show();
  const third = visual.text.getByText("Third.");
  await third.hover();
  const handle = page.getByTitle(/^Drag to move/);
  const { x, y } = (await visual.text.getByText("First.").boundingBox())!;
  await handle.hover();
  await page.mouse.down();
  // Before the middle of a paragraph is before it.
  await page.mouse.move(x + 4, y + 8, { steps: 8 });
  await page.mouse.move(x + 2, y + 4, { steps: 2 });
  await page.mouse.up();
  await expect(visual.text.locator("p").first()).toHaveText("Third.");
  await expect(visual.text.locator("p")).toHaveText(["Third.", "First.", "Second."]);
  await visual.showAsText.click();
  await expect(dashboard.postForm.field("content")).toHaveValue(
    /^Third\.\n\nFirst\.\n\nSecond\.\s*$/,
  );
});
