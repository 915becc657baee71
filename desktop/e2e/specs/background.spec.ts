import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, NOTIFIED_WITHIN, signIn, test } from "#desktop/e2e/fixtures.ts";
import { BoundaryTray } from "#desktop/e2e/electron-fake/tray.ts";
import { fakeStateOf } from "#desktop/e2e/test-host.ts";
import type { RunningApp } from "#desktop/e2e/test-host.ts";
import type { FakeMenu } from "#desktop/e2e/electron-fake/menu.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import type { RowFactory } from "#site/e2e/row-factory.ts";

/** Chooses an item of the tray's or the dock's menu. */
function choose(menu: FakeMenu | null | undefined, label: string): void {
  const item = menu?.items.find((each) => each.label === label);
  if (item === undefined) throw new Error(`The menu has no ${label}.`);
  item.choose(undefined);
}

async function expectNotice({ page, driver }: RunningApp, rows: RowFactory): Promise<void> {
  // The first poll of a start announces nothing, and competes with all other loading of the start.
  const look = () => page.waitForResponse(/\/rpc\/unread_inquiries/);
  await look();
  await look();
  const before = (await driver.notices()).notices.length;
  await rows.inquiry({});
  await expect
    .poll(async () => (await driver.notices()).notices.length, NOTIFIED_WITHIN)
    .toBe(before + 1);
}

test("on macOS closing hides the window; notifications, links, menu and dock show it again @boundary", async ({
  desktop,
  rows,
}) => {
  const app = await desktop.startSignedIn({ platform: "darwin" });
  const { driver, dashboard } = app;
  const state = fakeStateOf(app);
  const shown = async () => (await driver.notices()).shown;
  const hide = async () => {
    await driver.closeWindow();
    await expect.poll(shown).toBe(false);
  };
  await hide();
  await expectNotice(app, rows);
  await driver.clickNotice();
  await expect.poll(shown).toBe(true);
  await expect(dashboard.tab("Contacts")).toHaveAttribute("aria-selected", "true");

  await hide();
  expect(await driver.openLink("interior-admin://nothing/here")).toBe(true);
  expect(await shown()).toBe(true);
  await hide();
  state.appEvents.emit("activate", {}, false);
  expect(await shown()).toBe(true);
  await hide();
  await driver.chooseMenu("Projects");
  expect(await shown()).toBe(true);
  await hide();
  choose(state.dockMenu, "New Post");
  expect(await shown()).toBe(true);
  await expect(dashboard.postForm.field("title")).toBeVisible();
  expect(state.dockMenu?.items.map(({ label }) => label)).toEqual([
    "New Post",
    "New Project",
    "Inquiries",
  ]);

  await driver.quit();
  await expect.poll(() => driver.hasEnded()).toBe(true);
});

test("hiding in the tray is a preference, off by default; the tray opens the window again @boundary", async ({
  desktop,
  rows,
}) => {
  const app = await desktop.startSignedIn({ platform: "win32" });
  const { page, driver, dashboard } = app;
  const state = fakeStateOf(app);
  await driver.chooseMenu("Settings…");
  const settings = page.getByRole("dialog", { name: "Settings" });
  const stayInTray = settings.getByRole("checkbox", { name: /Stay in the tray/ });
  await expect(stayInTray).not.toBeChecked();
  await settings.getByText("Stay in the tray when the window is closed").click();
  await expect(stayInTray).toBeChecked();
  await settings.getByText("Open at login").click();
  await expect(settings.getByRole("checkbox", { name: /Open at login/ })).toBeChecked();
  expect(state.loginItem).toMatchObject({ openAtLogin: true, args: ["--hidden"] });
  const stored = path.join(desktop.folder, "user-data", "preferences.json");
  expect(JSON.parse(await readFile(stored, "utf8"))).toMatchObject({ closeToTray: true });
  await page.keyboard.press("Escape");
  await expect(settings).toHaveCount(0);

  const shown = async () => (await driver.notices()).shown;
  await driver.closeWindow();
  await expect.poll(shown).toBe(false);
  expect(await driver.hasEnded()).toBe(false);
  await expectNotice(app, rows);
  if (state.tray !== null) BoundaryTray.click(state.tray);
  expect(await shown()).toBe(true);
  await driver.closeWindow();
  await expect.poll(shown).toBe(false);
  choose(state.tray?.menu, "New Post");
  expect(await shown()).toBe(true);
  await expect(dashboard.postForm.field("title")).toBeVisible();
  choose(state.tray?.menu, "Quit");
  await expect.poll(() => driver.hasEnded()).toBe(true);
});

test("without that preference closing the window quits the app @boundary", async ({ desktop }) => {
  const { driver } = await desktop.startSignedIn({ platform: "linux" });
  await driver.closeWindow();
  await expect.poll(() => driver.hasEnded()).toBe(true);
});

test("a task of the jump list starts the app with its form, or opens it in the running one @boundary", async ({
  desktop,
}) => {
  const first = await desktop.start({ platform: "win32", arguments: ["--new-post"] });
  const tasks = fakeStateOf(first).tasks;
  expect(tasks.map(({ title }) => title)).toEqual(["New Post", "New Project", "Inquiries"]);
  // At the sign-in screen only links to items are queued.
  const dashboard = await signIn(first.page);
  await expect(dashboard.tab("Overview")).toHaveAttribute("aria-selected", "true");
  await first.driver.startAgain(["app", tasks[1]?.arguments ?? ""]);
  await expect(dashboard.projectForm.field("title")).toBeVisible();

  await first.driver.quit();
  await expect.poll(() => first.driver.hasEnded()).toBe(true);
  const again = await desktop.start({ platform: "win32", arguments: ["--new-post"] });
  await expect(new Dashboard(again.page).postForm.field("title")).toBeVisible();
});

test("on Windows a click on a notification of an earlier run opens the window @boundary", async ({
  desktop,
}) => {
  const activation = { type: "click", arguments: "type=click" };
  const hidden = { platform: "win32", arguments: ["--hidden"] } as const;
  // The click that starts the app, although it starts hidden.
  const first = await desktop.start({ ...hidden, activation });
  await expect.poll(async () => (await first.driver.notices()).shown).toBe(true);
  await first.driver.quit();
  await expect.poll(() => first.driver.hasEnded()).toBe(true);

  const again = await desktop.start(hidden);
  expect((await again.driver.notices()).shown).toBe(false);
  fakeStateOf(again).activate?.(activation);
  await expect.poll(async () => (await again.driver.notices()).shown).toBe(true);
});

test("an action of the Linux desktop file opens its tab, in the first start and in a running app @boundary", async ({
  desktop,
}) => {
  const { driver, dashboard, page } = await desktop.startSignedIn({ platform: "linux" });
  await driver.startAgain(["interior-design-admin", "--inquiries"]);
  await expect(dashboard.tab("Contacts")).toHaveAttribute("aria-selected", "true");
  await driver.startAgain(["interior-design-admin", "--new-project"]);
  await expect(dashboard.projectForm.field("title")).toBeVisible();

  // The page stores its part of the session after this response, and a normal exit writes it.
  await page.waitForResponse(/\/rpc\/unread_inquiries/);
  await driver.quit();
  await expect.poll(() => driver.hasEnded()).toBe(true);
  const again = await desktop.start({ platform: "linux", arguments: ["--inquiries"] });
  await expect(new Dashboard(again.page).tab("Contacts")).toHaveAttribute("aria-selected", "true");
});

test("a start at login shows no window, but polls inquiries and opens at a click @boundary", async ({
  desktop,
  rows,
}) => {
  const { page, driver } = await desktop.startSignedIn();
  // By then Chromium has committed the page's part of the session.
  await page.waitForResponse(/\/rpc\/unread_inquiries/);
  await driver.quit();
  await expect.poll(() => driver.hasEnded()).toBe(true);
  const app = await desktop.start({ arguments: ["--hidden"] });
  await new Dashboard(app.page).expectOpen();
  expect((await app.driver.notices()).shown).toBe(false);
  await expectNotice(app, rows);
  await app.driver.clickNotice();
  expect((await app.driver.notices()).shown).toBe(true);
});
