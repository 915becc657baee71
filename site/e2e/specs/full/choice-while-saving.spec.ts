import type { Page } from "@playwright/test";
import { getPost, listPosts } from "#supabase/data/posts.ts";
import { getProject, listProjects } from "#supabase/data/projects.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { removeMediaNamed } from "#site/e2e/remove-media.ts";
import { imageFile } from "#site/e2e/sample-files.ts";

/** Decoding of a chosen image takes as long as that of a large photograph on an old computer. */
async function slowDecoding(page: Page) {
  await page.addInitScript(() => {
    const decode = window.createImageBitmap.bind(window);
    window.createImageBitmap = async (...given: unknown[]) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return decode(...(given as Parameters<typeof decode>));
    };
  });
}

test.beforeEach(({ page }) => slowDecoding(page));

test("a post published while its picture is checked has the picture", async ({
  dashboard,
  rows,
  staff,
}) => {
  const title = `Quick post ${rows.unique()}`;
  rows.removeLater(title);
  const form = dashboard.postForm;
  await form.open();
  await form.fill({ title, content: "Words." });
  await form.imageInput.setInputFiles(await imageFile(`${title}.png`));
  await form.submit.click();
  await expect(form.submit).toHaveText("Uploading...");
  await expect(dashboard.toast("Blog Post Published! 🎉")).toBeVisible();
  const [listed] = (await listPosts(staff, { search: title })).rows;
  const post = await getPost(staff, listed?.id ?? "");
  expect(post.featured_image_url).toContain("/blog-images/");
  await removeMediaNamed(staff, title);
});

test("a post is not published when the check that its save waits for refuses the file", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const title = `Refused ${rows.unique()}`;
  rows.removeLater(title);
  const form = dashboard.postForm;
  await form.open();
  await form.fill({ title, content: "Words." });
  const { buffer, ...file } = await imageFile("cut.png");
  await form.imageInput.setInputFiles({ ...file, buffer: buffer.subarray(0, buffer.length / 2) });
  await form.submit.click();
  await expect(page.getByRole("alert").filter({ hasText: "“cut.png”" })).toBeVisible();
  await expect(form.submit).toHaveText("Publish Post");
  await expect(form.field("title")).toHaveValue(title);
  const { rows: posts } = await listPosts(staff, { search: title, status: "published" });
  expect(posts).toEqual([]);
});

test("a project created while its pictures are checked has its cover and its gallery", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const title = `Quick project ${rows.unique()}`;
  rows.removeLater(title);
  const form = dashboard.projectForm;
  await form.open();
  await form.fill({ title, description: "Quiet rooms." });
  const chooser = page.waitForEvent("filechooser");
  await form.gallery.getByRole("button", { name: "Upload" }).click();
  await (await chooser).setFiles([await imageFile(`${title} 1.png`)]);
  await form.imageInput.setInputFiles(await imageFile(`${title} cover.png`));
  await form.submit.click();
  await expect(dashboard.toast("Project Created!")).toBeVisible();
  const [listed] = (await listProjects(staff, { search: title })).rows;
  const project = await getProject(staff, listed?.id ?? "");
  expect(project.featured_image_url).toContain("/project-images/");
  expect(project.gallery_images).toHaveLength(1);
  await removeMediaNamed(staff, title);
});
