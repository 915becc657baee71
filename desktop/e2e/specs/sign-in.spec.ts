import { expect, signIn, test } from "#desktop/e2e/fixtures.ts";
import { TAB_NAMES } from "#site/e2e/pages/dashboard.ts";

test("members sign in and find the dashboard with its tabs", async ({ desktop }) => {
  const { page, driver } = await desktop.start();
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  const dashboard = await signIn(page);
  // Inquiries of other specs add a counter to "Contacts".
  await expect(dashboard.tabs).toHaveText(TAB_NAMES.map((name) => new RegExp(`^${name}\\d*$`)));
  for (const name of TAB_NAMES.toReversed()) {
    await dashboard.tab(name).click();
    await expect(dashboard.tab(name)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
  }
  await expect(page).toHaveTitle("Overview | Interior Design Admin");
  expect((await driver.notices()).shown).toBe(true);
});
