import { markInquiryRead } from "#supabase/data/inquiries.ts";
import { getPost, listPosts, trashPost } from "#supabase/data/posts.ts";
import { dashboardCounts } from "#supabase/data/overview.ts";
import { idInUrl } from "#site/e2e/autosaved-form.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

test("BT01 BT02 rows show their fields and have named buttons to edit, view and delete", async ({
  page,
  rows,
  dashboard,
}) => {
  const word = rows.unique();
  const category = await rows.category(`Rooms ${word}`);
  const title = `Listed ${word}`;
  await rows.post({ title, author: "Zofia Wierzba", category_id: category.id });
  await dashboard.open(`?tab=blog-posts&q=${word}`);
  const row = page.getByRole("row").filter({ hasText: title });
  await expect(row).toContainText("Published");
  await expect(row).toContainText(category.name);
  await expect(row).toContainText("Zofia Wierzba");
  for (const action of ["Edit", "View", "Delete"]) {
    await expect(row.getByRole("button", { name: `${action} ${title}` })).toBeVisible();
  }
  await row.getByRole("button", { name: `Edit ${title}` }).click();
  await expect(dashboard.postForm.field("title")).toHaveValue(title);
});

test("BT02 View opens the public page of a published post and a preview of a draft", async ({
  page,
  rows,
  dashboard,
}) => {
  const word = rows.unique();
  const published = await rows.post({ title: `Public ${word}`, content: "# Seen by all" });
  await rows.post({ title: `Hidden ${word}`, content: "# Seen by staff", status: "draft" });
  await dashboard.open(`?tab=blog-posts&q=${word}`);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: `View Public ${word}` }).click();
  const popup = await opened;
  await expect(popup).toHaveURL(new RegExp(`/blog/${published.slug}$`));
  await expect(popup.getByRole("heading", { name: "Seen by all" })).toBeVisible();
  await popup.close();
  await page.getByRole("button", { name: `View Hidden ${word}` }).click();
  const preview = page.getByRole("dialog", { name: "Preview: not public yet" });
  await expect(
    preview.locator("iframe").contentFrame().getByRole("heading", { name: "Seen by staff" }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(preview).toHaveCount(0);
});

test("a post is duplicated from the list as a draft with a new slug and without a publication date", async ({
  page,
  rows,
  staff,
  dashboard,
}) => {
  const word = rows.unique();
  rows.removeLater(word);
  const title = `Oak ${word}`;
  const post = await rows.post({ title, meta_title: title, tags: ["oak"], content: "Wood" });
  await dashboard.open(`?tab=blog-posts&q=${word}`);
  await page.getByRole("button", { name: `Duplicate ${title}` }).click();
  await dashboard.toast("Post Duplicated").getByRole("button", { name: "Edit" }).click();
  await expect(dashboard.postForm.field("title")).toHaveValue(`${title} (copy)`);
  const copy = await getPost(staff, idInUrl(page));
  expect(copy).toMatchObject({ status: "draft", published_at: null, tags: ["oak"] });
  expect(copy).toMatchObject({ title: `${title} (copy)`, meta_title: `${title} (copy)` });
  expect(copy.slug).not.toBe(post.slug);
  expect(copy.content).toBe("Wood");
});

test("SU03 a post is deleted at once, Undo is offered for ten seconds, the trash restores it", async ({
  page,
  rows,
  staff,
  dashboard,
}) => {
  const word = rows.unique();
  const title = `Trashed ${word}`;
  await rows.post({ title });
  await dashboard.open(`?tab=blog-posts&q=${word}`);
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  const toast = dashboard.toast("Moved to Trash");
  await expect(toast).toBeVisible();
  await expect(page.getByRole("heading", { name: "No posts match" })).toBeVisible();
  expect((await listPosts(staff, { search: word, trashed: true })).total).toBe(1);
  await page.waitForTimeout(10_000);
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: title })).toBeVisible();

  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await expect(page.getByRole("heading", { name: "No posts match" })).toBeVisible();
  await page.getByLabel("Show posts").selectOption("trash");
  await page.getByRole("button", { name: `Restore ${title}` }).click();
  await expect(dashboard.toast("Post Restored")).toBeVisible();
  await page.getByLabel("Show posts").selectOption("all");
  await expect(page.getByRole("link", { name: title })).toBeVisible();
});

test("SU03 permanent deletion needs confirmation", async ({ page, rows, staff, dashboard }) => {
  const word = rows.unique();
  const post = await rows.post({ title: `Gone ${word}` });
  await rows.post();
  await trashPost(staff, post.id);
  await dashboard.open(`?tab=blog-posts&q=${word}&status=trash`);
  await page.getByRole("button", { name: `Delete Gone ${word} forever` }).click();
  const question = page.getByRole("alertdialog", { name: "Delete forever?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: `Restore Gone ${word}` })).toBeVisible();
  await page.getByRole("button", { name: `Delete Gone ${word} forever` }).click();
  await question.getByRole("button", { name: "Delete forever" }).click();
  await expect(page.getByRole("heading", { name: "No posts match" })).toBeVisible();
  expect((await listPosts(staff, { search: word, trashed: true })).total).toBe(0);
});

test("SU10 search, filter, order and page are in the URL and restored", async ({
  page,
  rows,
  dashboard,
}) => {
  const word = rows.unique();
  for (const letter of ["A", "B"]) await rows.post({ title: `${letter} ${word}` });
  await rows.post({ title: `C ${word}`, status: "draft" });
  await dashboard.open("?tab=blog-posts");
  await expect(page.getByLabel("Search posts")).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type(word);
  await page.getByLabel("Show posts").selectOption("published");
  await page.getByLabel("Order of posts").selectOption("title-desc");
  await expect(page).toHaveURL(/sort=title-desc/);
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  const titles = page.getByRole("row").getByRole("link");
  await expect(titles).toHaveText([`B ${word}`, `A ${word}`]);
  await titles.first().click();
  await expect(dashboard.postForm.field("title")).toHaveValue(`B ${word}`);
  await page.goBack();
  await expect(titles).toHaveText([`B ${word}`, `A ${word}`]);
  await expect(page.getByLabel("Search posts")).toHaveValue(word);
  await dashboard.tab("Overview").click();
  await dashboard.tab("Blog Posts").click();
  await expect(titles).toHaveText([`B ${word}`, `A ${word}`]);
  await page.reload();
  await expect(titles).toHaveText([`B ${word}`, `A ${word}`]);
});

test("SU10 the page follows the URL; a page past the last shows the last one", async ({
  page,
  rows,
  dashboard,
}) => {
  const word = rows.unique();
  for (let count = 1; count <= 26; count++) await rows.post({ title: `${word} ${String(count)}` });
  await dashboard.open(`?tab=blog-posts&q=${word}`);
  await expect(page.getByText("1–25 of 26 posts")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/list-page=2/);
  await expect(page.getByText("26–26 of 26 posts")).toBeVisible();
  await dashboard.open(`?tab=blog-posts&q=${word}&list-page=9`);
  await expect(page.getByText("26–26 of 26 posts")).toBeVisible();
  await expect(page).toHaveURL(/list-page=2$/);
});

test("a draft is published from the list, and Undo reverts it", async ({
  page,
  dashboard,
  rows,
  staff,
}) => {
  const post = await rows.post({ title: `Loft ${rows.unique()}`, status: "draft" });
  await dashboard.open(`?tab=blog-posts&q=${post.title}`);
  const row = page.getByRole("row").filter({ hasText: post.title });
  await row.getByRole("button", { name: `Publish ${post.title}`, exact: true }).click();
  await expect(row).toContainText("Published");
  expect((await getPost(staff, post.id)).status).toBe("published");
  await dashboard.toast("Blog Post Published!").getByRole("button", { name: "Undo" }).click();
  await expect(row).toContainText("Draft");
  expect((await getPost(staff, post.id)).status).toBe("draft");
});

test("a failed list shows the error and Retry", async ({ page, rows, errors, dashboard }) => {
  errors.allow(/500/);
  const post = await rows.post();
  await page.route("**/rest/v1/blog_posts?*", (route) => route.fulfill({ status: 500, json: {} }));
  // By its title: many posts of parallel tests would move it to another page.
  await dashboard.open(`?tab=blog-posts&q=${encodeURIComponent(post.title)}`);
  await expect(page.getByRole("alert")).toContainText("The posts could not be loaded.");
  await expect(page.getByText("No Blog Posts Yet")).toHaveCount(0);
  await page.unroute("**/rest/v1/blog_posts?*");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("link", { name: post.title })).toBeVisible();
});

test("OV01 SU13 counters equal the database, follow it, and link to the lists", async ({
  page,
  rows,
  staff,
  dashboard,
}) => {
  await dashboard.open();
  const card = page.getByRole("link", { name: /^Total Blog Posts/ });
  // Other tests write posts concurrently: retries until the page equals the database.
  const agrees = async () => {
    await page.reload();
    const { totalPosts } = await dashboardCounts(staff);
    await expect(card).toHaveText(`Total Blog Posts${String(totalPosts)}`, { timeout: 2000 });
  };
  await expect(agrees).toPass();
  await rows.post();
  await expect(agrees).toPass();
  await page.getByRole("link", { name: /^Active Projects/ }).click();
  await expect(page).toHaveURL(/tab=projects&status=published/);
  const read = await rows.inquiry({ name: `Read ${rows.unique()}` });
  await markInquiryRead(staff, read.id);
  const unread = await rows.inquiry({ name: `Unread ${rows.unique()}` });
  await dashboard.tab("Overview").click();
  await page.getByRole("link", { name: /^New Inquiries/ }).click();
  await expect(page).toHaveURL(/tab=contacts&status=unread/);
  await expect(dashboard.inbox.row(unread.name)).toBeVisible();
  await expect(dashboard.inbox.row(read.name)).toHaveCount(0);
});

test("EF02 a malformed response is not reused from the cache", async ({
  page,
  rows,
  errors,
  dashboard,
}) => {
  errors.allow(/Invalid time value/);
  const { title } = await rows.post({ title: `Whole ${rows.unique()}` });
  const list = "**/rest/v1/blog_posts?*";
  await page.route(list, async (route) => {
    const response = await route.fetch();
    const found = (await response.json()) as object[];
    await route.fulfill({ json: found.map((row) => ({ ...row, updated_at: "no time" })) });
  });
  await dashboard.open(`?tab=blog-posts&q=${encodeURIComponent(title)}`);
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await page.unroute(list);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("link", { name: title })).toBeVisible();
});
