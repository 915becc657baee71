import { expect, test } from "#site/e2e/fixtures.ts";

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
  let broken = true;
  await page.route("**/rest/v1/published_projects*", async (route) => {
    if (!broken) return route.continue();
    return route.fulfill({
      status: 500,
      headers: { "Access-Control-Allow-Origin": "*" },
      json: { message: "down" },
    });
  });
  await page.goto("/portfolio");
  await expect(page.getByRole("alert")).toContainText("Failed to fetch projects: ");
  await expect(page.getByText("Portfolio Coming Soon")).toHaveCount(0);
  broken = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "Portfolio Coming Soon" })).toBeVisible();
});

test("PF05 an unknown project shows a message", async ({ page }) => {
  await page.goto("/portfolio?project=no-such-project");
  const dialog = page.getByRole("dialog", { name: "Project not available" });
  await expect(dialog).toContainText("This project is not in our portfolio.");
  await page.getByRole("button", { name: "Close project" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/portfolio");
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
