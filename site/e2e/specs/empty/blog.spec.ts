import type { Page } from "@playwright/test";
import { expect, test } from "#site/e2e/fixtures.ts";

const POSTS = /\/rest\/v1\/published_posts\?/;
/** Timeout that covers three retries after 1, 2 and 4 seconds. */
const AFTER_RETRIES = { timeout: 20_000 };

const placeholders = (page: Page) => page.locator("[data-placeholder]");
const emptyState = (page: Page) => page.getByRole("heading", { name: "No Blog Posts Yet" });

test("BL01 six skeleton cards are shown while the posts load", async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(POSTS, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/blog");
  await expect(placeholders(page)).toHaveCount(6);
  await expect(page.getByRole("status")).toHaveText("Loading the articles");
  release();
  await expect(emptyState(page)).toBeVisible();
  await expect(placeholders(page)).toHaveCount(0);
});

test("BL02 without posts the blog shows the empty state without paging and filters", async ({
  page,
}) => {
  await page.goto("/blog");
  await expect(emptyState(page)).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Categories" })).toHaveCount(0);
});

test("BL06 BL07 G07 the list is one cached query, joined, sorted and revalidated", async ({
  page,
  requests,
  stack,
}) => {
  await page.goto("/blog");
  await expect(emptyState(page)).toBeVisible();
  const reads = () => requests.filter((request) => POSTS.test(request.url()));
  // The HTML already has the empty state; the request follows with the script.
  await expect.poll(() => reads().length).toBe(1);
  const [read] = reads();
  const query = new URL(read!.url()).searchParams;
  expect(query.get("order")).toMatch(/^published_at\.desc,id\./);
  expect(query.get("select")).toContain("category");
  expect(query.get("limit")).toBe("12");
  const headers = await read!.allHeaders();
  expect(headers["apikey"]).toBe(stack.backend.publishableKey);
  expect(headers["authorization"]).toBe(`Bearer ${stack.backend.publishableKey}`);

  await page.getByRole("banner").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(emptyState(page)).toBeVisible();
  expect(reads()).toHaveLength(1);
});

test("BL08 BL07 a server error is reported after three retries, never as an empty list", async ({
  page,
  errors,
}) => {
  errors.allow(/500/);
  let requests = 0;
  await page.route(POSTS, async (route) => {
    requests += 1;
    await route.fulfill({ status: 500, json: { code: "XX000", message: "boom" } });
  });
  await page.goto("/blog");
  const notice = page.getByRole("alert");
  await expect(notice).toContainText(/Failed to fetch blog posts: \S+/, AFTER_RETRIES);
  expect(requests).toBe(4);
  await expect(emptyState(page)).toHaveCount(0);
  await expect(placeholders(page)).toHaveCount(0);

  await page.unroute(POSTS);
  await notice.getByRole("button", { name: "Retry" }).click();
  await expect(emptyState(page)).toBeVisible();
});

test("BL08 without a network the list reports the failure", async ({ page, errors, context }) => {
  errors.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto("/about");
  // The page's code is loaded and has requested posts; only the next request fails.
  const listed = page.waitForResponse(POSTS);
  await page.getByRole("banner").getByRole("link", { name: "Blog", exact: true }).click();
  await listed;
  await expect(emptyState(page)).toBeVisible();
  await context.setOffline(true);
  await page.evaluate(() => {
    window.history.pushState(null, "", "/blog/page/2");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByRole("alert")).toContainText(
    "Failed to fetch blog posts: The server cannot be reached.",
    AFTER_RETRIES,
  );
});

test("BL02 an empty blog has neither search nor categories, before and after the posts load", async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<null>();
  await page.route(POSTS, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/blog");
  await expect(placeholders(page)).toHaveCount(6);
  await expect(page.getByRole("search")).toHaveCount(0);
  release(null);
  await expect(emptyState(page)).toBeVisible();
  await expect(page.getByRole("search")).toHaveCount(0);
});

for (const [what, script, status] of [
  ["a loader that is blocked", "**/assets/loader-*.js", null],
  ["a loader that a new build has removed", "**/assets/loader-*.js", 404],
  ["page code that is blocked", "**/assets/hydrate-page-*.js", null],
] as const) {
  test(`BL02 with ${what} an empty blog shows its empty state`, async ({ page, errors }) => {
    errors.allow(/ERR_FAILED|404|hydration-error|resource-error/);
    const refused: string[] = [];
    await page.route(script, async (route) => {
      refused.push(route.request().url());
      await (status === null ? route.abort() : route.fulfill({ status }));
    });
    await page.goto("/blog");
    await expect.poll(() => refused.length).toBeGreaterThan(0);
    await expect(emptyState(page)).toBeVisible();
    await expect(placeholders(page).filter({ visible: true })).toHaveCount(0);
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("BL02 the blog of a build without posts shows the empty state, not placeholders", async ({
    page,
  }) => {
    await page.goto("/blog");
    await expect(emptyState(page)).toBeVisible();
    await expect(placeholders(page).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("status")).toHaveText("");
    await expect(page.getByRole("search")).toHaveCount(0);
  });
});
