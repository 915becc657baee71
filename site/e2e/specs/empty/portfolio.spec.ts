import type { Page } from "@playwright/test";
import { expect, test } from "#site/e2e/fixtures.ts";

/** Lets requests for projects fail until `recover` is called. */
async function failProjects(page: Page) {
  let fails = true;
  await page.route("**/rest/v1/published_projects*", async (route) => {
    if (!fails) return route.continue();
    return route.fulfill({
      status: 500,
      headers: { "Access-Control-Allow-Origin": "*" },
      json: { message: "down" },
    });
  });
  return {
    recover: () => {
      fails = false;
    },
  };
}

test("PF01 six skeleton cards are shown while the projects load", async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<null>();
  await page.route("**/rest/v1/published_projects*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/portfolio");
  await expect(page.locator("[data-skeleton]")).toHaveCount(6);
  await expect(page.getByRole("status").filter({ hasText: "Loading projects" })).toBeAttached();
  release(null);
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
});

test("PF02 PF08 without projects the page shows the empty state with a link", async ({ page }) => {
  await page.goto("/portfolio");
  await expect(page.getByRole("heading", { name: "Portfolio Coming Soon" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/contact");
  await expect(page.getByRole("heading", { name: "Yours could be the next one" })).toHaveCount(0);
});

test("PF02 a failed request is never shown as an empty portfolio", async ({ page, errors }) => {
  errors.allow(/500/);
  const projects = await failProjects(page);
  await page.goto("/portfolio");
  await expect(page.getByRole("alert")).toContainText("Failed to fetch projects: ");
  await expect(page.getByText("Portfolio Coming Soon")).toHaveCount(0);
  projects.recover();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "Portfolio Coming Soon" })).toBeVisible();
});

test("PF05 SU28 an unknown project is the not-found page, with status 404", async ({
  page,
  errors,
}) => {
  errors.allow(/status of 404/);
  const response = await page.goto("/portfolio/no-such-project");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await expect(page).toHaveTitle(/^Page not found /);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.getByText("Technical details").click();
  await expect(page.getByText("/portfolio/no-such-project")).toBeVisible();
});

test("PF05 a project whose request fails shows the reason and a retry", async ({
  page,
  errors,
}) => {
  errors.allow(/404|500/);
  const projects = await failProjects(page);
  await page.goto("/portfolio/no-such-project");
  await expect(page.getByRole("alert")).toContainText("Failed to fetch project: ");
  projects.recover();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
});

test("BL05 PF03 pages and categories of lists that do not exist are not found", async ({
  page,
  errors,
}) => {
  errors.allow(/status of 404/);
  for (const path of ["/blog/category/none", "/portfolio/category/none", "/blog/page/1"]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { name: "Oops! Page not found" }), path).toBeVisible();
  }
});

for (const [what, script, status] of [
  ["a loader that is blocked", "**/assets/loader-*.js", null],
  ["a loader that a new build has removed", "**/assets/loader-*.js", 404],
  ["page code that is blocked", "**/assets/hydrate-page-*.js", null],
] as const) {
  test(`PF02 with ${what} an empty portfolio shows its empty state`, async ({ page, errors }) => {
    errors.allow(/ERR_FAILED|404|hydration-error|resource-error/);
    const refused: string[] = [];
    await page.route(script, async (route) => {
      refused.push(route.request().url());
      await (status === null ? route.abort() : route.fulfill({ status }));
    });
    await page.goto("/portfolio");
    await expect.poll(() => refused.length).toBeGreaterThan(0);
    await expect(page.getByRole("heading", { name: "Portfolio Coming Soon" })).toBeVisible();
    await expect(page.locator("[data-skeleton]").filter({ visible: true })).toHaveCount(0);
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("PF02 the portfolio of a build without projects shows the empty state, not skeletons", async ({
    page,
  }) => {
    await page.goto("/portfolio");
    await expect(page.getByRole("heading", { name: "Portfolio Coming Soon" })).toBeVisible();
    const start = page.getByRole("main").getByRole("link", { name: "Get Started" });
    await expect(start).toHaveAttribute("href", "/contact");
    await expect(page.locator("[data-skeleton]").filter({ visible: true })).toHaveCount(0);
  });
});
