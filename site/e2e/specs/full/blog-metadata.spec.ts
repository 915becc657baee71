import type { Page } from "@playwright/test";
import { expect, test } from "#site/e2e/fixtures.ts";

const content = (page: Page, attribute: "name" | "property", key: string) =>
  page.locator(`head meta[${attribute}="${key}"]`);

test("BP12 BP13 a post sets metadata and structured data, and removes them on navigation", async ({
  page,
  rows,
  baseURL,
}) => {
  const category = await rows.category();
  const post = await rows.post({
    category_id: category.id,
    meta_title: "North light",
    meta_description: "How to read a north-facing room.",
    author: "Zofia Wierzba",
    published_at: "2025-03-12T10:00:00+00:00",
    featured_image_url: "/images/modern-luxury-villa-1600.webp",
    tags: ["light"],
  });
  await page.goto("/blog");
  await expect(page).toHaveTitle(/^Design blog \| /);
  const before = await headOf(page);

  await page.goto(`/blog/${post.slug}`);
  const address = `${baseURL ?? ""}/blog/${post.slug}`;
  const image = `${baseURL ?? ""}/images/modern-luxury-villa-1600.webp`;
  await expect(page).toHaveTitle(/^North light \| /);
  await expect(page.locator("head title")).toHaveCount(1);
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute("href", address);
  const expected = [
    ["name", "description", "How to read a north-facing room."],
    ["property", "og:type", "article"],
    ["property", "og:title", "North light"],
    ["property", "og:description", "How to read a north-facing room."],
    ["property", "og:url", address],
    ["property", "og:image", image],
    ["property", "og:image:width", "1200"],
    ["property", "og:image:height", "630"],
    ["property", "article:section", category.name],
    ["property", "article:tag", "light"],
    ["name", "twitter:card", "summary_large_image"],
    ["name", "twitter:title", "North light"],
    ["name", "twitter:image", image],
  ] as const;
  for (const [attribute, key, value] of expected) {
    await expect(content(page, attribute, key)).toHaveAttribute("content", value);
  }
  const [article] = await articleJsonLd(page);
  expect(article).toMatchObject({
    "@context": "https://schema.org",
    "@type": "Article",
    headline: "North light",
    author: { "@type": "Person", name: "Zofia Wierzba" },
    image: { url: image, width: "1200 px", height: "630 px" },
  });

  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveTitle(/^Design blog \| /);
  expect(await articleJsonLd(page)).toEqual([]);
  expect(await headOf(page)).toEqual(before);
});

/** The JSON-LD objects of type Article on the page. */
async function articleJsonLd(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts
    .map((json) => JSON.parse(json) as Record<string, unknown>)
    .filter((thing) => thing["@type"] === "Article");
}

/** The title, meta and canonical elements of the head, sorted. */
function headOf(page: Page) {
  return page.evaluate(() =>
    [...document.head.querySelectorAll('title, meta, link[rel="canonical"]')]
      .map((node) => node.outerHTML)
      .sort(),
  );
}
