import type { Page } from "@playwright/test";
import { expect, test } from "#site/e2e/fixtures.ts";

const card = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });

test("BL03 a card shows the fields of a post and links to it", async ({ page, rows }) => {
  const category = await rows.category();
  const post = await rows.post({
    category_id: category.id,
    excerpt: "Cool light is a gift.",
    author: "Zofia Wierzba",
    read_time: 7,
    published_at: "2025-03-12T10:00:00Z",
    featured_image_url: "/images/og-default.jpg",
  });
  await page.goto(`/blog?category=${category.id}`);
  const shown = card(page, post.title);
  await expect(shown.getByRole("img")).toHaveAttribute("src", "/images/og-default.jpg");
  for (const text of [
    category.name,
    "Cool light is a gift.",
    "Zofia Wierzba",
    "March 12, 2025",
    "7 min read",
  ]) {
    await expect(shown.getByText(text, { exact: true })).toBeVisible();
  }
  const link = shown.getByRole("link", { name: `Read Article: ${post.title}` });
  await expect(link).toHaveText("Read Article");
  await expect(link).toHaveAttribute("href", `/blog/${post.slug}`);
  const image = await shown.getByRole("img").boundingBox();
  await page.mouse.click(image!.x + 20, image!.y + 20);
  await expect(page).toHaveURL(`/blog/${post.slug}`);
});

test("BL03 empty fields are omitted, and the fallback image is used", async ({ page, rows }) => {
  const category = await rows.category();
  const bare = await rows.post({ category_id: category.id, excerpt: "", read_time: 1 });
  await page.goto(`/blog?category=${category.id}`);
  const shown = card(page, bare.title);
  await expect(shown.getByRole("img")).toHaveAttribute("src", "/images/default-post.webp");
  await expect(shown).not.toContainText(/null|undefined/);
});

test("BL03 the fallback image replaces a broken image", async ({ page, rows, errors }) => {
  errors.allow(/gone\.webp|resource-error|404/);
  const category = await rows.category();
  const post = await rows.post({
    category_id: category.id,
    featured_image_url: "/images/gone.webp",
  });
  await page.route("**/images/gone.webp", (route) => route.fulfill({ status: 404 }));
  await page.goto(`/blog?category=${category.id}`);
  await expect(card(page, post.title).getByRole("img")).toHaveAttribute(
    "src",
    "/images/default-post.webp",
  );
});

test("BL03 a card shows a still frame of a video", async ({ page, rows, errors }) => {
  errors.allow(/room\.mp4|resource-error/);
  const category = await rows.category();
  const post = await rows.post({
    category_id: category.id,
    featured_image_url: "/images/room.mp4",
  });
  await page.route("**/images/room.mp4", () => undefined);
  await page.goto(`/blog?category=${category.id}`);
  const film = card(page, post.title).locator("video");
  await expect(film).toHaveAttribute("src", "/images/room.mp4#t=0.1");
  await expect(film).not.toHaveAttribute("controls");
});

test("BL03 the longest texts fit the page at 320, 768 and 1440 px", async ({ page, rows }) => {
  const category = await rows.category();
  const long = "Donaudampfschifffahrtsgesellschaft".repeat(9).slice(0, 120);
  await rows.post({
    category_id: category.id,
    title: `${long} ${rows.unique()}`,
    excerpt: "w".repeat(200),
    author: "m".repeat(120),
  });
  const expectFit = async () => {
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // Measured until it fits: a new size takes some frames to reach the layout.
      const excess = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(excess, `${String(width)} px`).toBeLessThanOrEqual(0);
    }
  };
  await page.goto(`/blog?category=${category.id}`);
  const link = page.getByRole("link", { name: /^Read Article/ });
  await expect(link).toBeVisible();
  await expectFit();
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Donaudampf");
  await expectFit();
});

test("NB09 BL03 BP12 a default excerpt is displayed without markup: card, description, social card", async ({
  page,
  rows,
}) => {
  const category = await rows.category();
  const words = "It lets a wall breathe, and it ages with the room instead of against it. ";
  const content = `## Why lime\n\n![A wall](/images/og-default.jpg)\n\n${words.repeat(2)}[Read the guide](https://a.example/guide)`;
  const excerpt = `${content.slice(0, 200)}…`;
  expect(excerpt).toMatch(/\[Read[^)]*…$/);
  const post = await rows.post({ category_id: category.id, content, excerpt });
  await page.goto(`/blog?category=${category.id}`);
  const shown = card(page, post.title).locator("p", { hasText: "Why lime" });
  await expect(shown).toHaveText(/^Why lime · It lets a wall breathe, .* it\. Read[\w ]*…$/);
  await page.goto(`/blog/${post.slug}`);
  for (const name of ['[name="description"]', '[property="og:description"]']) {
    await expect(page.locator(`head meta${name}`)).toHaveAttribute(
      "content",
      /^Why lime · It lets a wall breathe, [^#![\]]*…$/,
    );
  }
});
