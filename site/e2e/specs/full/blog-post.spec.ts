import { expect, test } from "#site/e2e/fixtures.ts";
import { imageFile } from "#site/e2e/sample-files.ts";

test("BP01 a post shows title, author, date, read time, image, body and tags", async ({
  page,
  rows,
}) => {
  const category = await rows.category();
  const post = await rows.post({
    category_id: category.id,
    post_type: "guides",
    author: "Jan Gleba",
    read_time: 9,
    published_at: "2025-03-12T10:00:00Z",
    featured_image_url: "/images/og-default.jpg",
    content: "Measure *twice*.",
    tags: ["kitchens", "plans"],
  });
  await page.goto(`/blog/${post.slug}`);
  const article = page.getByRole("article");
  await expect(article.getByRole("heading", { level: 1 })).toHaveText(post.title);
  for (const text of [category.name, "Guide", "Jan Gleba", "March 12, 2025", "9 min read"]) {
    await expect(article.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(article.getByRole("img")).toHaveAttribute("src", "/images/og-default.jpg");
  await expect(article.getByText("twice")).toHaveJSProperty("tagName", "EM");
  await expect(article.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveText([
    "kitchens",
    "plans",
  ]);
});

test("BP05 BP06 it ends with links to the contact page and the blog", async ({ page, rows }) => {
  const post = await rows.post();
  await page.goto(`/blog/${post.slug}`);
  await expect(page.getByRole("link", { name: "Get Started Today" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL("/blog");
});

test("BP09 visitors get not found for a draft", async ({ page, rows }) => {
  const draft = await rows.post({ status: "draft", slug: rows.unique() });
  await page.goto(`/blog/${draft.slug}`);
  await expect(page.getByRole("heading", { name: "Blog Post Not Found" })).toBeVisible();
});

test("BP10 BP11 a post is one query by slug, revalidated", async ({ page, rows, requests }) => {
  const post = await rows.post();
  await page.goto(`/blog/${post.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(post.title);
  const reads = () =>
    requests.filter((request) => request.url().includes(`slug=eq.${post.slug}`)).length;
  expect(reads()).toBe(1);
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(post.title);
  expect(reads()).toBe(1);
});

test("BP01 a featured video plays muted and with controls", async ({ page, rows, errors }) => {
  errors.allow(/room\.mp4|resource-error/);
  const post = await rows.post({ featured_image_url: "/images/room.mp4" });
  await page.route("**/images/room.mp4", () => undefined);
  await page.goto(`/blog/${post.slug}`);
  const film = page.getByRole("article").locator("video");
  await expect(film).toHaveAttribute("controls");
  await expect(film).toHaveJSProperty("muted", true);
  await expect(film).toHaveCSS("object-fit", "contain");
});

test("BP01 posts of the same category follow, and nothing without any", async ({ page, rows }) => {
  const category = await rows.category();
  const first = await rows.post({ category_id: category.id });
  await page.goto(`/blog/${first.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(first.title);
  const related = page.getByRole("region", { name: `More in ${category.name}` });
  await expect(related).toHaveCount(0);

  const second = await rows.post({ category_id: category.id });
  await rows.post({ category_id: category.id, status: "draft" });
  await page.reload();
  await expect(related.getByRole("heading", { level: 3 })).toHaveText([second.title]);
  await related.getByRole("link", { name: `Read Article: ${second.title}` }).click();
  await expect(page).toHaveURL(`/blog/${second.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(second.title);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("BP01 a small image is not enlarged, and one related post fills its row", async ({
  page,
  rows,
}) => {
  const category = await rows.category();
  const small = "/storage/v1/object/public/blog-images/1763000000000-k3x9ab12cd34w300h200.png";
  const post = await rows.post({ category_id: category.id, featured_image_url: small });
  const other = await rows.post({ category_id: category.id });
  const { buffer, mimeType } = await imageFile("small.png", 300);
  await page.route(`**${small}`, (route) => route.fulfill({ contentType: mimeType, body: buffer }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/blog/${post.slug}`);
  const shown = page.getByRole("article").getByRole("img", { name: post.title });
  await expect(shown).toHaveJSProperty("naturalWidth", 300);
  expect(await shown.boundingBox()).toMatchObject({ width: 300, height: 200 });

  const related = page.getByRole("region", { name: `More in ${category.name}` });
  const card = related.getByRole("listitem").filter({ hasText: other.title });
  expect((await card.boundingBox())?.width).toBe(
    (await related.locator("ul").first().boundingBox())?.width,
  );
});
