import type { Page, Request } from "@playwright/test";
import { getPost, listPosts } from "#supabase/data/posts.ts";
import { storedOnDevice } from "#site/e2e/autosaved-form.ts";
import { expect, test } from "#site/e2e/fixtures.ts";
import { loseResponses } from "#site/e2e/lost-responses.ts";
import { imageFile } from "#site/e2e/sample-files.ts";
import { memberAccount } from "#site/e2e/stacks.ts";

const KEYS = [
  "author",
  "category_id",
  "content",
  "created_by_admin",
  "excerpt",
  "featured_image_url",
  "meta_description",
  "meta_title",
  "post_type",
  "read_time",
  "slug",
  "status",
  "tags",
  "title",
];

function nextInsert(page: Page): Promise<Request> {
  return page.waitForRequest(
    (request) => request.method() === "POST" && request.url().includes("/rest/v1/blog_posts"),
  );
}

test("NB08 NB09 NB10 NB11 NB17 NB18 NB19 NB21 NB23 a post with only title and content", async ({
  page,
  rows,
  staff,
  dashboard,
}) => {
  const form = dashboard.postForm;
  const title = `Oak ${rows.unique()}`;
  rows.removeLater(title);
  const content = "word ".repeat(201).trim();
  await form.open();
  await form.fill({ title, content, tags: " oak , small flats,, Oak " });
  const insert = nextInsert(page);
  await form.submit.click();
  const body = (await insert).postDataJSON() as Record<string, unknown>;
  expect(Object.keys(body).sort()).toEqual(KEYS);
  expect(body).toMatchObject({
    title,
    content,
    excerpt: `${content.slice(0, 200)}…`,
    featured_image_url: "/images/default-post.webp",
    category_id: null,
    author: "Interior Design Team",
    post_type: "blog",
    meta_title: title,
    tags: ["oak", "small flats"],
    read_time: 2,
    status: "published",
    created_by_admin: memberAccount.email,
    slug: "",
  });
  const toast = dashboard.toast("Blog Post Published! 🎉");
  await expect(toast).toContainText(/blog post/);
  await expect(toast).toContainText(title);
  await expect(toast).toContainText("published");
  await expect(page.getByRole("button", { name: "View post" })).toHaveCount(1);
  await expect(form.field("title")).toHaveValue("");
  await expect(form.field("content")).toHaveValue("");
  await expect(page.getByText(/is live at \/blog\/oak-/)).toBeVisible();
  const [stored] = (await listPosts(staff, { search: title })).rows;
  expect(stored?.slug).toMatch(/^oak-/);
});

test("NB06 NB14 NB21 the toast of a draft says that it is not public, and the note's Edit opens it", async ({
  page,
  rows,
  dashboard,
}) => {
  const form = dashboard.postForm;
  const title = `Draft ${rows.unique()}`;
  rows.removeLater(title);
  await form.open();
  await form.fill({ title, content: "Not yet." });
  await form.postType.selectOption("tips");
  await form.status.selectOption("draft");
  await form.submit.click();
  const toast = dashboard.toast("Blog Post Published! 🎉");
  await expect(toast).toContainText("tips");
  await expect(toast).toContainText("draft");
  await expect(toast).toContainText("Saved as draft - not public");
  await form.savedNote.getByRole("button", { name: "Edit" }).click();
  await expect(form.field("title")).toHaveValue(title);
  await expect(page).toHaveURL(/tab=new-blog&id=[0-9a-f-]{36}/);
  await expect(form.status).toHaveValue("draft");
});

test("NB21 a draft that the shortcut saves is not called published; its publication is", async ({
  page,
  rows,
  dashboard,
}) => {
  const form = dashboard.postForm;
  const title = `Quiet ${rows.unique()}`;
  rows.removeLater(title);
  await form.open();
  await form.fill({ title, content: "Not yet." });
  await page.keyboard.press("ControlOrMeta+s");
  await expect(dashboard.toast("Draft Saved")).toContainText("Saved as draft - not public");
  await expect(dashboard.toast("Blog Post Published! 🎉")).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(dashboard.toast("Blog Post Published! 🎉")).toContainText(title);
});

test("NB14 NB15 an image is uploaded under a generated name before the post", async ({
  page,
  rows,
  stack,
  staff,
  dashboard,
}) => {
  const form = dashboard.postForm;
  const title = `Picture ${rows.unique()}`;
  rows.removeLater(title);
  await page.route("**/storage/v1/object/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.route("**/rest/v1/blog_posts?*", async (route) => {
    if (route.request().method() === "POST") await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
  await form.open();
  await form.fill({ title, content: "With a picture." });
  await form.imageInput.setInputFiles(await imageFile("Corner Of The Room.PNG"));
  const upload = page.waitForRequest(
    (request) => request.url().includes("/storage/v1/object/") && request.method() === "POST",
  );
  await form.submit.click();
  await expect(form.submit).toHaveText("Uploading...");
  await expect(form.submit).toBeDisabled();
  await expect(form.submit).toHaveText("Publishing...");
  const request = await upload;
  expect(request.url()).toMatch(/\/blog-images\/\d{13}-[a-z0-9]{6,}\.png$/);
  expect(await request.headerValue("cache-control")).toContain("3600");
  expect(await request.headerValue("x-upsert")).not.toBe("true");
  await expect(dashboard.toast("Blog Post Published! 🎉")).toBeVisible();
  const [listed] = (await listPosts(staff, { search: title })).rows;
  const stored = await getPost(staff, listed?.id ?? "");
  expect(stored.featured_image_url).toMatch(
    new RegExp(`^${stack.backend.url}/storage/v1/object/public/blog-images/`),
  );
});

test("NB16 a failed upload does not stop the post; Retry adds the image later", async ({
  page,
  rows,
  staff,
  errors,
  dashboard,
}) => {
  errors.allow(/500|post-upload/);
  const form = dashboard.postForm;
  const title = `Retry ${rows.unique()}`;
  rows.removeLater(title);
  await page.route("**/storage/v1/object/**", (route) => route.fulfill({ status: 500, json: {} }));
  await form.open();
  await form.fill({ title, content: "The picture comes later." });
  await form.imageInput.setInputFiles(await imageFile("later.png"));
  await form.submit.click();
  await expect(dashboard.toast("Blog Post Published! 🎉")).toBeVisible();
  const warning = dashboard.toast("Upload failed: ");
  await expect(warning).toBeVisible();
  const [listed] = (await listPosts(staff, { search: title })).rows;
  expect(listed?.featured_image_url).toBe("/images/default-post.webp");
  await page.unroute("**/storage/v1/object/**");
  await warning.getByRole("button", { name: "Retry" }).click();
  await expect(dashboard.toast("Picture Added")).toBeVisible();
  expect((await getPost(staff, listed?.id ?? "")).featured_image_url).toContain("/blog-images/");
});

const UNKNOWN = "Failed to publish blog post. Please try again.";

for (const [what, status, json, message] of [
  ["a broken server", 500, { message: "The disk is full." }, "The disk is full."],
  ["a silent server", 500, {}, UNKNOWN],
  ["a silent refusal", 403, {}, UNKNOWN],
  ["a refusal by policy", 403, { code: "42501" }, "You do not have permission to do this."],
  ["too many requests", 429, { message: "Slow down." }, "Slow down."],
] as const) {
  // A message of the server and none at all; the others differ in their catalogue entry, which has tests of its own.
  const tag = status === 500 ? [] : "@variant";
  const promise = `NB22 NB23 SU06 ${what} (${String(status)}) preserves the text and shows the reason`;
  test(promise, { tag }, async ({ page, rows, errors, dashboard }) => {
    errors.allow(new RegExp(`${String(status)}|post-save`));
    const form = dashboard.postForm;
    const title = `Kept ${rows.unique()}`;
    rows.removeLater(title);
    const refuse = "**/rest/v1/blog_posts?*";
    await page.route(refuse, (route) =>
      route.request().method() === "POST" ? route.fulfill({ status, json }) : route.continue(),
    );
    await form.open();
    await form.fill({ title, content: "Every word.", tags: "one, two" });
    await form.submit.click();
    await expect(dashboard.toast("Publication Failed")).toContainText(message);
    await expect(form.field("content")).toHaveValue("Every word.");
    await expect(form.field("tags")).toHaveValue("one, two");
    await expect(form.submit).toBeEnabled();
    await expect(storedOnDevice(page)).toBeVisible();
    await page.unroute(refuse);
    await form.submit.click();
    await expect(dashboard.toast("Blog Post Published! 🎉")).toBeVisible();
  });
}

test("NB22 offline is reported, and a lost response creates no second post", async ({
  page,
  rows,
  staff,
  errors,
  dashboard,
}) => {
  // 409: the repeated request meets the stored row.
  errors.allow(/ERR_|Failed to fetch|post-save|409/);
  const form = dashboard.postForm;
  const title = `Once ${rows.unique()}`;
  rows.removeLater(title);
  const restoreResponses = await loseResponses(page, "/rest/v1/blog_posts");
  await form.open();
  await form.fill({ title, content: "Stored once." });
  await form.submit.click();
  await expect(dashboard.toast("Publication Failed")).toContainText("cannot be reached");
  await restoreResponses();
  await form.fill({ content: "Stored once, then corrected." });
  await form.submit.click();
  await expect(dashboard.toast("Blog Post Published! 🎉")).toBeVisible();
  const { rows: stored } = await listPosts(staff, { search: title });
  expect(stored).toHaveLength(1);
  expect((await getPost(staff, stored[0]?.id ?? "")).content).toBe("Stored once, then corrected.");
});
