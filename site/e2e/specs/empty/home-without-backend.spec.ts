import { expect, test } from "#site/e2e/fixtures.ts";

test("HM15 the home page is complete while the backend is down", async ({
  page,
  baseURL,
  errors,
}) => {
  errors.allow(/ERR_CONNECTION_REFUSED.*site_settings/);
  const requested: string[] = [];
  await page.route(
    (url) => url.origin !== new URL(baseURL ?? "").origin,
    async (route) => {
      requested.push(route.request().url());
      await route.abort("connectionrefused");
    },
  );
  await page.goto("/");
  // The only request checks whether the site settings have changed since the build.
  await expect.poll(() => requested).toEqual([expect.stringContaining("/rest/v1/site_settings?")]);
  for (const heading of [
    "Transform Your Living Spaces",
    "Residential Design",
    "3D Visualization",
    "Modern Luxury Villa",
    "Minimalist Apartment",
    "Executive Office Suite",
  ]) {
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Read Article" })).toHaveCount(3);
  await expect(page.getByRole("link", { name: "View Complete Portfolio" })).toBeVisible();
  await expect(page.getByText("Something went wrong")).toHaveCount(0);
  expect(requested).toHaveLength(1);
});
