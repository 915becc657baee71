import { violationsOf } from "#site/e2e/accessibility.ts";
import { expect, test } from "#site/e2e/fixtures.ts";

test("SU15 the list has no accessibility violation and can be navigated by keyboard", async ({
  page,
  rows,
}) => {
  const category = await rows.category();
  const post = await rows.post({ category_id: category.id });
  await rows.category();
  await page.goto(`/blog?category=${category.id}`);
  const link = page.getByRole("link", { name: `Read Article: ${post.title}` });
  await expect(link).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await link.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  expect(await link.evaluate((node) => getComputedStyle(node).outlineStyle)).toBe("solid");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/blog/${post.slug}`);
});

test("SU15 a post has no accessibility violation", async ({ page, rows }) => {
  const category = await rows.category();
  const post = await rows.post({
    category_id: category.id,
    post_type: "tips",
    tags: ["light"],
    content:
      "Lead with a [link](/services).\n\n## Two\n\n### Three\n\n- one\n- two\n\n![A lamp](/images/og-default.jpg)",
  });
  await page.goto(`/blog/${post.slug}`);
  await expect(page.getByRole("heading", { name: "Three" })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test("SU15 with reduced motion there are no animations", async ({ page, rows }) => {
  const post = await rows.post();
  await page.goto(`/blog/${post.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(post.title);
  const running = await page.evaluate(() => document.getAnimations().length);
  expect(running).toBe(0);
});
