import { expect, test } from "#site/e2e/fixtures.ts";
import { layoutShift, watchLayout } from "#site/e2e/layout-shift.ts";
import { ContactPage } from "#site/e2e/pages/contact-page.ts";
import { PUBLIC_ROUTES } from "#site/e2e/public-routes.ts";

test("pages and forms work while images and fonts never arrive", async ({ page }) => {
  await page.route(/\.(woff2|avif|webp)$/, () => undefined);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/contact", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
});

test("text typed before hydration is preserved", async ({ page }) => {
  await page.route("**/assets/contact-island-*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.continue();
  });
  await page.goto("/contact");
  const message = page.getByLabel("Project Description");
  await message.pressSequentially("Two rooms", { delay: 20 });
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Please tell us your name.")).toBeVisible();
  await expect(message).toHaveValue("Two rooms");
});

test("text typed before hydration is restored after navigation", async ({ page }) => {
  await page.route("**/assets/contact-island-*.js", () => undefined);
  const contact = new ContactPage(page);
  await contact.open();
  await contact.fill({ name: "Anna", timeline: "asap" });
  await page.goto("/about");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto("/contact");
  await expect(contact.field("name")).toHaveValue("Anna");
  await expect(contact.field("timeline")).toHaveValue("asap");
  await expect(contact.field("timeline")).toBeVisible();
});

test("on a slow phone network every page is readable before its script, without layout shift", async ({
  page,
  context,
  errors,
}) => {
  errors.allow(/404/);
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 300,
    downloadThroughput: (700 * 1024) / 8,
    uploadThroughput: (250 * 1024) / 8,
  });
  await watchLayout(page);
  for (const route of PUBLIC_ROUTES) {
    const script = page.waitForEvent("requestfinished", (each) => each.url().includes("/loader-"));
    await page.goto(route, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 }).first(), route).toBeVisible();
    await expect(page.getByRole("contentinfo"), route).toBeVisible();
    await script;
    await page.waitForLoadState("load");
    expect(await layoutShift(page), route).toBeLessThanOrEqual(0.01);
  }
  // Checks that the measurement detects a shift.
  await page.evaluate(() => {
    document.body.style.paddingTop = "200px";
  });
  await expect.poll(() => layoutShift(page)).toBeGreaterThan(0);
});

test("while the backend is unreachable every page renders, and lists show the error", async ({
  page,
  errors,
}) => {
  errors.allow(/404|ERR_FAILED/);
  await page.route("**/rest/v1/**", (route) => route.abort());
  for (const route of PUBLIC_ROUTES) {
    await page.goto(route);
    await expect(page.getByRole("heading", { level: 1 }).first(), route).toBeVisible();
    await expect(page.getByRole("contentinfo"), route).toBeVisible();
  }
  for (const [route, message] of [
    ["/blog", /^Failed to fetch blog posts/],
    ["/portfolio", /^Failed to fetch projects/],
  ] as const) {
    await page.goto(route);
    const alert = page.getByRole("alert").filter({ hasText: message });
    await expect(alert).toBeVisible();
    await expect(alert.getByRole("button", { name: "Retry" })).toBeVisible();
  }
});
