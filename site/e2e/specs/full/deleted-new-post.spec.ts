import { deletePostForever, listPosts, trashPost } from "#supabase/data/posts.ts";
import { isCreateAt, savedOnServer } from "#site/e2e/autosaved-form.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

const isCreate = isCreateAt("/rest/v1/blog_posts");
/** Longer than the pause after which a draft is saved. */
const PAUSE_MS = 8000;

test("SU35 an autosaved new post that was deleted for good is saved again on demand only", async ({
  page,
  rows,
  staff,
  requests,
  dashboard,
  errors,
}) => {
  errors.allow(/406|404|no longer exists/);
  const word = rows.unique();
  rows.removeLater(word);
  const form = dashboard.postForm;
  const creates = () => requests.filter(isCreate).length;
  const stored = async () => (await listPosts(staff, { search: word })).rows;
  await form.open();
  await form.field("title").fill(`Oak ${word}`);
  await form.field("content").fill("Half a sentence");
  await form.field("excerpt").fill("Oak.");
  await expect(savedOnServer(page)).toBeVisible();
  for (const { id } of await stored()) {
    await trashPost(staff, id);
    await deletePostForever(staff, id);
  }
  await form.submit.click();
  await expect(page.getByText(/This post was deleted meanwhile\. Your text is here/)).toBeVisible();
  await form.field("content").press("ControlOrMeta+End");
  await page.keyboard.type(", and another");
  await page.waitForTimeout(PAUSE_MS);
  expect(creates()).toBe(1);
  expect(await stored()).toEqual([]);
  await form.submit.click();
  await expect(dashboard.toast("Blog Post Published! 🎉")).toBeVisible();
  expect(await stored()).toMatchObject([{ title: `Oak ${word}`, status: "published" }]);
});
