import { trashPost, updatePost } from "#supabase/data/posts.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import type { RowFactory } from "#site/e2e/row-factory.ts";

// The categories of this file are younger than the build: their lists have the status 404 until the next one.
test.beforeEach(({ errors }) => {
  errors.allow(/status of 404/);
});

/** Creates posts in a new category, in the order of publication. */
async function posts(rows: RowFactory, count: number) {
  const category = await rows.category();
  const made = [];
  for (let index = 0; index < count; index += 1) {
    made.push(await rows.post({ category_id: category.id }));
  }
  return { category, posts: made, address: `/blog/category/${category.slug}` };
}

test("BL04 drafts, scheduled and trashed posts are not shown", async ({ page, rows, staff }) => {
  const { category, posts: made, address } = await posts(rows, 2);
  const draft = await rows.post({ category_id: category.id, status: "draft" });
  const later = new Date(Date.now() + 86_400_000).toISOString();
  const scheduled = await rows.post({ category_id: category.id, published_at: later });
  await trashPost(staff, made[1]!.id);
  await page.goto(address);
  await expect(
    page.getByRole("region", { name: "Articles" }).getByRole("heading", { level: 2 }),
  ).toHaveText([made[0]!.title]);
  for (const hidden of [draft, scheduled, made[1]!]) {
    await page.goto(`/blog/${hidden.slug}`);
    await expect(page.getByRole("heading", { name: "Blog Post Not Found" })).toBeVisible();
  }
});

test("BL05 the newest publication is first", async ({ page, rows }) => {
  const { posts: made, address } = await posts(rows, 3);
  await page.goto(address);
  const titles = made.map((post) => post.title).reverse();
  await expect(
    page.getByRole("region", { name: "Articles" }).getByRole("heading", { level: 2 }),
  ).toHaveText(titles);
});

test("BL05 thirteen posts fill two pages, each post once, and Back returns", async ({
  page,
  rows,
}) => {
  const { posts: made, address } = await posts(rows, 13);
  const newestFirst = made.map((post) => post.title).reverse();
  await page.goto(address);
  const titles = page.getByRole("region", { name: "Articles" }).getByRole("heading", { level: 2 });
  await expect(titles).toHaveText(newestFirst.slice(0, 12));

  const pages = page.getByRole("navigation", { name: "Pages" });
  await expect(pages.getByRole("link", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
  await pages.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(`${address}/page/2`);
  await expect(titles).toHaveText(newestFirst.slice(12));
  await expect(page.getByRole("main")).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(titles).toHaveText(newestFirst.slice(0, 12));
  await expect(pages.getByRole("link", { name: "Page 2" })).toBeFocused();
});

test("BL05 addresses of the first version lead to the path of the list", async ({ page, rows }) => {
  const { category, address } = await posts(rows, 1);
  await page.goto("/blog");
  for (const [query, path] of [
    [`category=${category.id}`, address],
    [`category=${category.id}&page=2`, `${address}/page/2`],
    [`page=1&category=${category.id}&q=oak`, `${address}?q=oak`],
    ["category=00000000-0000-4000-8000-000000000000", "/blog"],
  ] as const) {
    await page.goto(`/blog?${query}`);
    await expect(page).toHaveURL(path);
  }
});

test("BL05 a page past the last shows a message and a link back", async ({ page, rows }) => {
  const { address } = await posts(rows, 1);
  await page.goto(`${address}/page/7`);
  await expect(page.getByRole("heading", { name: "The blog ends before this page" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No Blog Posts Yet" })).toHaveCount(0);
});

test("BL03 with more than one category the list can be filtered by each", async ({
  page,
  rows,
}) => {
  const first = await posts(rows, 1);
  const second = await posts(rows, 1);
  const empty = await rows.category();
  await page.goto("/blog");
  const categories = page.getByRole("navigation", { name: "Categories" });
  await expect(categories.getByRole("link", { name: "All" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await categories.getByRole("link", { name: first.category.name }).click();
  await expect(page).toHaveURL(first.address);
  await expect(
    page.getByRole("region", { name: "Articles" }).getByRole("heading", { level: 2 }),
  ).toHaveText([first.posts[0]!.title]);
  await categories.getByRole("link", { name: second.category.name }).click();
  await expect(
    page.getByRole("region", { name: "Articles" }).getByRole("heading", { level: 2 }),
  ).toHaveText([second.posts[0]!.title]);
  await categories.getByRole("link", { name: empty.name }).click();
  await expect(page.getByRole("heading", { name: "Nothing in this category yet" })).toBeVisible();
});

test("SU01 the old URL of a renamed post redirects to the new one", async ({
  page,
  rows,
  staff,
}) => {
  const post = await rows.post();
  const slug = `renamed-${rows.unique()}`;
  await updatePost(staff, post.id, post.version, { slug });
  await page.goto("/blog");
  await page.goto(`/blog/${post.slug}`);
  await expect(page.getByRole("heading", { name: post.title, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`/blog/${slug}`);
  await page.goBack();
  await expect(page).toHaveURL("/blog");
});

test("BL03 on a phone the active category is scrolled into view", async ({ page, rows }) => {
  const names = ["A", "B", "C", "D", "E"].map(
    (letter) => `${letter} long category ${rows.unique()}`,
  );
  const made = [];
  for (const name of names) made.push(await rows.category(name));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/blog/category/${made[4]!.slug}`);
  const chosen = page.getByRole("navigation", { name: "Categories" }).getByText(names[4]!);
  await expect(chosen).toBeInViewport({ ratio: 1 });
});
