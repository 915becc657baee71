import type { Page } from "@playwright/test";
import { expect, test } from "#site/e2e/fixtures.ts";

const POSTS = /\/rest\/v1\/published_posts\?/;

async function expectNotFound(page: Page) {
  await expect(page.getByRole("heading", { name: "Blog Post Not Found", level: 1 })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Blog" })).toHaveAttribute("href", "/blog");
}

test("BP07 a skeleton is shown while the post loads", async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(POSTS, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/blog/no-such-post");
  await expect(page.locator("[data-placeholder]")).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("Loading the article");
  release();
  await expectNotFound(page);
});

test("BP08 BP10 an unknown slug shows not found and is not retried", async ({ page, requests }) => {
  await page.goto("/blog/no-such-post");
  await expectNotFound(page);
  const reads = requests.filter((request) => POSTS.test(request.url()));
  expect(reads).toHaveLength(1);
  expect(new URL(reads[0]!.url()).searchParams.get("slug")).toBe("eq.no-such-post");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");

  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test("BP08 BP10 BP11 a server error is reported after two retries and offers Retry", async ({
  page,
  errors,
}) => {
  errors.allow(/500/);
  let requests = 0;
  await page.route(POSTS, async (route) => {
    requests += 1;
    await route.fulfill({ status: 500, json: { code: "XX000", message: "boom" } });
  });
  await page.goto("/blog/no-such-post");
  await expectNotFound(page);
  const notice = page.getByRole("alert");
  await expect(notice).toContainText(/Failed to fetch blog post: \S+/);
  expect(requests).toBe(3);

  await page.unroute(POSTS);
  await notice.getByRole("button", { name: "Retry" }).click();
  await expect(notice).toHaveCount(0);
  await expectNotFound(page);
});

test("BP08 malformed slugs show not found", async ({ page, errors }) => {
  errors.allow(/status of 4\d\d/);
  for (const slug of ["%00", "%F0%9F%9B%8B", "a'b\"c--", "..%2F..%2Fetc", "x".repeat(1000)]) {
    await page.goto(`/blog/${slug}`);
    await expectNotFound(page);
  }
});
