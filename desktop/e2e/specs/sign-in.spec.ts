import { expect, signIn, test } from "#desktop/e2e/fixtures.ts";

test("staff sign in and find the dashboard with its five tabs", async ({ desktop }) => {
  const { page, machine } = await desktop.start();
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  const dashboard = await signIn(page);
  await expect(dashboard.tabs).toHaveCount(5);
  for (const name of ["Blog Posts", "Projects", "Contacts", "New Blog", "Overview"] as const) {
    await dashboard.tab(name).click();
    await expect(dashboard.tab(name)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
  }
  await expect(page).toHaveTitle("Overview | Interior Design Admin");
  expect((await machine.notices()).shown).toBe(true);
});
