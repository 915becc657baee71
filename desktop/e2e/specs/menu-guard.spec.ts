import { expect, signIn, test } from "#desktop/e2e/fixtures.ts";
import { fakeStateOf } from "#desktop/e2e/test-host.ts";
import type { AppDriver } from "#desktop/e2e/host/app-driver.ts";

/** Labels of the enabled items among these. */
async function enabledOf(driver: AppDriver, labels: readonly string[]): Promise<readonly string[]> {
  const entries = await driver.menu();
  return labels.filter((label) => entries.find((entry) => entry.label === label)?.enabled);
}

test("at the sign-in screen the menu's commands are disabled, and none is queued", async ({
  desktop,
}) => {
  const { page, driver } = await desktop.start();
  const commands = [
    ...["New Post", "New Project", "Save", "Projects"],
    ...["Find…", "Find or Do…", "Settings…"],
  ];
  await expect.poll(() => enabledOf(driver, commands)).toEqual([]);
  await driver.chooseMenu("New Post");
  await page.keyboard.press("Control+n");
  const dashboard = await signIn(page);
  await expect
    .poll(() => enabledOf(driver, commands))
    .toEqual(commands.filter((label) => label !== "Save"));
  await expect(dashboard.tab("Overview")).toHaveAttribute("aria-selected", "true");
});

test("Save, Publish and Export are enabled on the pages that support them", async ({
  desktop,
  rows,
}) => {
  await rows.inquiry();
  const { driver, dashboard, page } = await desktop.startSignedIn();
  const enabled = () => enabledOf(driver, ["Save", "Publish", "Export…"]);
  await expect.poll(enabled).toEqual([]);
  await driver.chooseMenu("New Post");
  await expect.poll(enabled).toEqual(["Save", "Publish"]);
  await driver.chooseMenu("Contacts");
  await expect(page.getByRole("button", { name: "Export CSV" })).toBeVisible();
  await expect.poll(enabled).toContain("Export…");
  await driver.chooseMenu("Projects");
  await expect(dashboard.tab("Projects")).toHaveAttribute("aria-selected", "true");
  await expect.poll(enabled).toEqual([]);
});

test("behind a dialog no key and no menu item acts, and a link is queued until it closes", async ({
  desktop,
  rows,
}) => {
  const post = await rows.post({ title: "Behind the dialog" });
  const { driver, dashboard, page } = await desktop.startSignedIn();
  await driver.chooseMenu("Keyboard Shortcuts");
  await expect(page.getByRole("dialog")).toBeVisible();
  const commands = ["New Post", "Contacts", "Find…", "Find or Do…"];
  await expect.poll(() => enabledOf(driver, commands)).toEqual([]);
  for (const key of ["Control+n", "Control+4", "Control+f", "Control+k", "4"])
    await page.keyboard.press(key);
  await driver.chooseMenu("Contacts");
  await driver.startAgain(["app", `interior-admin://posts/${post.id}`]);
  await expect(page.getByRole("dialog")).toHaveCount(1);
  // Elements behind the dialog have no roles.
  await expect(page).toHaveTitle(/^Overview/);
  await page.keyboard.press("Escape");
  await expect(dashboard.postForm.field("title")).toHaveValue(post.title);
});

test("Back and Forward lead through the tabs, and the menu works after each kind of navigation", async ({
  desktop,
}) => {
  const { driver, dashboard, page } = await desktop.startSignedIn();
  const shown = (name: "Overview" | "Projects" | "Contacts") =>
    expect(dashboard.tab(name)).toHaveAttribute("aria-selected", "true");
  await driver.chooseMenu("Projects");
  await shown("Projects");
  await expect.poll(() => enabledOf(driver, ["Back", "Forward"])).toEqual(["Back"]);
  await driver.chooseMenu("Back");
  await shown("Overview");
  await expect.poll(() => enabledOf(driver, ["Forward"])).toEqual(["Forward"]);
  await driver.chooseMenu("Forward");
  await shown("Projects");
  await page.keyboard.press("Alt+ArrowLeft");
  await shown("Overview");
  await driver.chooseMenu("Contacts");
  await shown("Contacts");

  // A navigation that main refuses does not change the menu either.
  await page.evaluate(() => {
    window.location.assign("https://oak.example/");
  });
  await expect.poll(async () => (await driver.notices()).opened.length).toBe(1);
  await driver.chooseMenu("Projects");
  await shown("Projects");

  const loaded = page.waitForEvent("load");
  await driver.chooseMenu("Reload");
  await loaded;
  await expect.poll(() => enabledOf(driver, ["Find or Do…"])).toEqual(["Find or Do…"]);
  await driver.chooseMenu("Contacts");
  await shown("Contacts");
});

test("mouse buttons and swipes go back, but not behind a dialog @boundary", async ({ desktop }) => {
  for (const [platform, event, back, forward] of [
    ["win32", "app-command", "browser-backward", "browser-forward"],
    ["darwin", "swipe", "left", "right"],
  ] as const) {
    const app = await desktop.start({ platform });
    if (platform === "win32") await signIn(app.page);
    const window = fakeStateOf(app).windows[0];
    const shown = (name: string) =>
      expect(app.page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
    await app.driver.chooseMenu("Projects");
    await shown("Projects");
    await expect.poll(() => enabledOf(app.driver, ["Back"])).toEqual(["Back"]);
    window?.emit(event, { preventDefault: () => undefined }, back);
    await shown("Overview");
    await expect.poll(() => enabledOf(app.driver, ["Forward"])).toEqual(["Forward"]);
    window?.emit(event, { preventDefault: () => undefined }, forward);
    await shown("Projects");
    await app.driver.chooseMenu("Keyboard Shortcuts");
    await expect.poll(() => enabledOf(app.driver, ["Back"])).toEqual([]);
    window?.emit(event, { preventDefault: () => undefined }, back);
    // Keys reach the dialog once its focus trap is active.
    await expect(app.page.getByRole("dialog").locator(":focus")).toHaveCount(1);
    await app.page.keyboard.press("Escape");
    await shown("Projects");
    await app.driver.quit();
    await expect.poll(() => app.driver.hasEnded()).toBe(true);
  }
});

test("Find… focuses the search of the list, and opens the palette where there is none", async ({
  desktop,
}) => {
  const { driver, dashboard, page } = await desktop.startSignedIn();
  const palette = page.getByRole("combobox", { name: "Find or do" });
  for (const list of ["Blog Posts", "Projects", "Contacts"]) {
    await driver.chooseMenu(list);
    const search = page.getByRole("tabpanel", { name: list }).getByRole("searchbox");
    await expect(search).toBeVisible();
    await page.keyboard.press("Control+f");
    await expect(search, list).toBeFocused();
  }
  const openPalette = async () => {
    await page.keyboard.press("Control+f");
    await expect(palette).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(palette).toHaveCount(0);
  };
  await driver.chooseMenu("Overview");
  await openPalette();
  for (const [form, title] of [
    ["New Post", dashboard.postForm.field("title")],
    ["New Project", dashboard.projectForm.field("title")],
  ] as const) {
    // Behind the closing palette the menu's items are disabled.
    await expect.poll(() => enabledOf(driver, [form])).toEqual([form]);
    await driver.chooseMenu(form);
    await title.focus();
    await openPalette();
  }
  await expect.poll(() => enabledOf(driver, ["Find…"])).toEqual(["Find…"]);
  await driver.chooseMenu("Find…");
  await expect(palette).toBeFocused();
});

test("diagnostics are copied without the home folder; About and Print are there @boundary", async ({
  desktop,
}) => {
  const app = await desktop.startSignedIn();
  const state = fakeStateOf(app);
  await app.driver.chooseMenu("Copy Diagnostics");
  await expect.poll(() => state.clipboard).toContain("Sign-in system");
  expect(state.clipboard).toMatch(/^Interior Design Admin \d+\.\d+\.\d+(-[\w.]+)?\n/);
  expect(state.clipboard).not.toContain(process.env["HOME"] ?? "/root");
  await app.driver.chooseMenu("Print…");
  expect(state.order).toContain("print");
  expect((await app.driver.menu()).map(({ label }) => label)).toContain("About");
});
