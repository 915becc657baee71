import { expect, test } from "#desktop/e2e/fixtures.ts";
import { chooseMenu } from "#desktop/e2e/menu.ts";

test("the menu opens tabs and forms and saves what is being written", async ({ desktop }) => {
  const { page, state, dashboard } = await desktop.startSignedIn();
  for (const name of ["Blog Posts", "Projects", "Contacts", "New Blog", "Overview"] as const) {
    chooseMenu(state, name);
    await expect(dashboard.tab(name)).toHaveAttribute("aria-selected", "true");
  }
  chooseMenu(state, "New Project");
  await expect(dashboard.projectForm.field("title")).toBeVisible();
  chooseMenu(state, "New Post");
  await dashboard.postForm.fill({ title: "Oak and linen", content: "Both grow old well." });
  chooseMenu(state, "Save");
  await expect(page.getByRole("heading", { name: "Edit Blog Post" })).toBeVisible();
  chooseMenu(state, "Keyboard Shortcuts");
  await expect(page.getByRole("dialog")).toBeVisible();
  chooseMenu(state, "Show Log File");
  expect(state.opened.at(-1)).toContain("main.log");
});
