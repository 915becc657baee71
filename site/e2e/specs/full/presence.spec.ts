import { updatePost } from "#supabase/data/posts.ts";
import { endPresence, reportPresence } from "#supabase/data/presence.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { addEditor } from "#site/e2e/second-member.ts";

test("SU07 an open post says who else edits it, and a conflict who saved the other version", async ({
  page,
  dashboard,
  rows,
  staff,
  stack,
}) => {
  const editor = await addEditor(staff, stack);
  const { client: edith } = editor;
  const post = await rows.post();
  const row = { kind: "post", id: post.id } as const;
  await reportPresence(edith, row);

  await dashboard.open(`?tab=new-blog&id=${post.id}`);
  const presence = page.getByRole("status").filter({ hasText: /is editing/ });
  await expect(presence).toHaveText(/^Edith Editor is editing, since \d\d:\d\d$/);
  expect(await reportPresence(edith, row)).toHaveLength(1);

  await dashboard.postForm.fill({ title: "Mine" });
  await updatePost(edith, post.id, post.version, { title: "Hers" });
  await dashboard.postForm.submit.click();
  await expect(page.getByRole("alert")).toContainText(/Edith Editor saved another version at/);
  await expect(dashboard.postForm.field("title")).toHaveValue("Mine");
  await page.getByRole("button", { name: "Take theirs" }).click();
  await expect(dashboard.postForm.field("title")).toHaveValue("Hers");

  await endPresence(edith, row);
  await page.getByRole("link", { name: "Blog Posts" }).click();
  await expect(dashboard.postForm.field("title")).toHaveCount(0);
  await expect.poll(() => reportPresence(edith, row)).toEqual([]);
  await editor.remove();
});

test("SU07 an open project says who else edits it, and no longer once that editor is closed", async ({
  page,
  dashboard,
  rows,
  staff,
  stack,
}) => {
  const editor = await addEditor(staff, stack);
  const { client: edith } = editor;
  const project = await rows.project();
  const row = { kind: "project", id: project.id } as const;
  await reportPresence(edith, row);
  await dashboard.open(`?tab=projects&id=${project.id}`);
  const presence = page.getByRole("status").filter({ hasText: /is editing/ });
  await expect(presence).toBeVisible();
  await endPresence(edith, row);
  // The next report follows within 20 seconds.
  await expect(presence).toHaveCount(0, { timeout: 30_000 });
  await editor.remove();
});
