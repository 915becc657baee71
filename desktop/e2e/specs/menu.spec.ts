import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "#desktop/e2e/fixtures.ts";
import { TAB_NAMES } from "#site/e2e/pages/dashboard.ts";
import { DASHBOARD_TABS } from "#site/platform/dashboard-manifest.ts";

test("the menu opens tabs and forms, saves and publishes the open post", async ({ desktop }) => {
  const { page, driver, dashboard } = await desktop.startSignedIn();
  for (const name of TAB_NAMES.toReversed()) {
    await driver.chooseMenu(name);
    await expect(dashboard.tab(name)).toHaveAttribute("aria-selected", "true");
  }
  await driver.chooseMenu("New Project");
  await expect(dashboard.projectForm.field("title")).toBeVisible();
  await driver.chooseMenu("New Post");
  await dashboard.postForm.fill({ title: "Oak and linen", content: "Both grow old well." });
  await driver.chooseMenu("Save");
  await expect(page.getByRole("heading", { name: "Edit Blog Post" })).toBeVisible();
  await driver.chooseMenu("Publish");
  await expect(dashboard.toast("Blog Post Published! 🎉")).toContainText("Oak and linen");

  await driver.chooseMenu("Find or Do…");
  await expect(page.getByRole("combobox", { name: "Find or do" })).toBeFocused();
  await page.keyboard.press("Escape");
  await driver.chooseMenu("Keyboard Shortcuts");
  await expect(page.getByRole("dialog")).toBeVisible();
  await driver.chooseMenu("Show Log File");
  expect((await driver.notices()).opened.at(-1)).toContain("main.log");
});

test("SU11 File → Export saves the listed inquiries to the chosen path", async ({
  desktop,
  rows,
}) => {
  await rows.inquiry({ name: "Export Me", subject: "=1+1" });
  const { page, driver, dashboard } = await desktop.startSignedIn();
  const file = path.join(desktop.folder, "inquiries.csv");
  await driver.answer({ save: file });
  await dashboard.tab("Contacts").click();
  await expect(page.getByRole("button", { name: "Export CSV" })).toBeVisible();
  await driver.chooseMenu("Export…");
  await expect(dashboard.toast("Inquiries Exported")).toBeVisible();
  const saved = await readFile(file, "utf8");
  expect(saved).toContain('"Export Me"');
  expect(saved).toContain(`"'=1+1"`);
  const { saveDialog } = await driver.notices();
  expect(saveDialog).toMatchObject({
    defaultPath: expect.stringMatching(/^inquiries-[\d-]+\.csv$/),
  });
});

test("every item has its accelerator, and no item offers updates without a feed", async ({
  desktop,
}) => {
  const { driver } = await desktop.start();
  const keys = Object.fromEntries(
    (await driver.menu()).map(({ label, accelerator }) => [label, accelerator]),
  );
  expect(keys).toMatchObject({
    "New Post": "CmdOrCtrl+N",
    "New Project": "CmdOrCtrl+Shift+N",
    Save: "CmdOrCtrl+S",
    Publish: "CmdOrCtrl+Enter",
    "Export…": "CmdOrCtrl+Shift+E",
    "Find or Do…": "CmdOrCtrl+K",
    ...Object.fromEntries(DASHBOARD_TABS.map(({ label, key }) => [label, `CmdOrCtrl+${key}`])),
    "Keyboard Shortcuts": "CmdOrCtrl+/",
  });
  for (const absent of ["Check for Updates…", "Toggle Developer Tools"]) {
    expect(keys).not.toHaveProperty(absent);
  }
});

test("the dashboard supports the menu's keys", async ({ desktop }) => {
  const { page, dashboard } = await desktop.startSignedIn();
  for (const [key, name] of [
    ["4", "Contacts"],
    ["2", "Blog Posts"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(dashboard.tab(name)).toHaveAttribute("aria-selected", "true");
  }
  await page.keyboard.press("Shift+N");
  await expect(dashboard.projectForm.field("title")).toBeVisible();
  await page.keyboard.press("n");
  const title = dashboard.postForm.field("title");
  await title.fill("Linen ");
  // While typing, a letter key enters a letter.
  await title.pressSequentially("n5");
  await expect(title).toHaveValue("Linen n5");
});
