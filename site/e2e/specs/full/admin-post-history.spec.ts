import { getPost, updatePost } from "#supabase/data/posts.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

test("an earlier version is listed, compared and restored as an unsaved edit", async ({
  page,
  rows,
  staff,
  dashboard,
}) => {
  const form = dashboard.postForm;
  const full = "Warm oak and a long, careful description of every room.";
  const post = await rows.post({ content: full, tags: ["oak"] });
  await updatePost(staff, post.id, post.version, { content: "Cut.", tags: [] });
  await dashboard.open(`?tab=new-blog&id=${post.id}`);
  await page.getByRole("button", { name: "Earlier texts" }).click();
  const dialog = page.getByRole("dialog", { name: "Earlier texts" });
  const entries = dialog.getByRole("list", { name: "Saved texts, newest first" });
  await expect(entries.getByRole("listitem")).toHaveCount(2);
  await expect(dialog.getByText("This is the text that stands in the form now.")).toBeVisible();
  await entries.getByRole("button").nth(1).click();
  await expect(dialog.locator("ins").filter({ hasText: "careful description" })).toBeVisible();
  await expect(dialog.locator("del").filter({ hasText: "Cut" })).toBeVisible();
  await dialog.getByRole("button", { name: "Restore this text" }).click();
  await expect(form.field("content")).toHaveValue(full);
  await expect(form.field("tags")).toHaveValue("oak");
  expect((await getPost(staff, post.id)).content).toBe("Cut.");
  await form.submit.click();
  await expect(dashboard.toast("Blog Post Saved")).toBeVisible();
  expect((await getPost(staff, post.id)).content).toBe(full);
});

test("existing tags are suggested while typing", async ({ page, rows, dashboard }) => {
  const tag = `oak-${rows.unique()}`;
  await rows.post({ tags: [tag] });
  const form = dashboard.postForm;
  await form.open();
  await form.field("tags").fill("light, oak-e2e");
  await expect(page.locator(`datalist option[value="light, ${tag}"]`)).toBeAttached();
});
