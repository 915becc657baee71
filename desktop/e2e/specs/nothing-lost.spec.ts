import type { Page } from "@playwright/test";
import type { RowFactory } from "#site/e2e/row-factory.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";
import { expect, test } from "#desktop/e2e/fixtures.ts";
import type { Desktop } from "#desktop/e2e/fixtures.ts";
import { preventable } from "#desktop/e2e/electron-fake/preventable.ts";
import { fakeStateOf } from "#desktop/e2e/test-host.ts";

const TYPED = "Typed on the train.";

/** Opens a post and changes its text; a dialog would get the answer to stay. */
async function startWriting(desktop: Desktop, rows: RowFactory, options = {}) {
  const post = await rows.post({ content: "Stored." });
  const app = await desktop.startSignedIn(options);
  await app.dashboard.tab("Blog Posts").click();
  await app.page.getByRole("link", { name: post.title }).click();
  await app.dashboard.postForm.fill({ content: TYPED });
  return { ...app, post };
}

/** Restores the text from the draft that the post offers. */
async function expectOffered(page: Page, post: { readonly title: string }): Promise<void> {
  const dashboard = new Dashboard(page);
  await dashboard.tab("Blog Posts").click();
  await page.getByRole("link", { name: post.title }).click();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(dashboard.postForm.field("content")).toHaveValue(TYPED);
}

test("SU04 a second after typing, text is on disk: a kill loses none of it", async ({
  desktop,
  rows,
}) => {
  const { page, post } = await startWriting(desktop, rows);
  await page.waitForTimeout(1000);
  await expectOffered((await desktop.start()).page, post);
});

test("SU05 a restart for an update shows a dialog first, and “Keep Editing” cancels it @boundary", async ({
  desktop,
  rows,
}) => {
  const app = await startWriting(desktop, rows, { updates: true });
  const state = fakeStateOf(app);
  const question = async () => (await app.driver.notices()).question;
  await app.driver.answer({ choices: { "Version 9.9.9 is ready": "Restart Now" } });
  await expect.poll(() => state.updater !== null).toBe(true);
  state.updater?.emit("update-downloaded", { version: "9.9.9" });
  await app.driver.clickNotice();
  await expect.poll(question).toMatchObject({ buttons: ["Keep Editing", "Leave"] });
  // Longer than a running installer leaves the app open.
  await app.page.waitForTimeout(1500);
  expect(state.updater?.installed).toBeNull();
  expect(await app.driver.hasEnded()).toBe(false);
  await expect(app.dashboard.postForm.field("content")).toHaveValue(TYPED);

  await app.driver.answer({ leave: true });
  await app.driver.closeWindow();
  await expect.poll(() => app.driver.hasEnded()).toBe(true);
  expect(state.updater?.installed).toBeNull();
});

test("SU05 a restart for an update closes the window before the installer starts @boundary", async ({
  desktop,
}) => {
  const app = await desktop.start({ updates: true });
  const state = fakeStateOf(app);
  await app.driver.answer({ choices: { "Version 9.9.9 is ready": "Restart Now" } });
  await expect.poll(() => state.updater !== null).toBe(true);
  state.updater?.emit("update-downloaded", { version: "9.9.9" });
  await app.driver.clickNotice();
  await expect.poll(() => app.driver.hasEnded()).toBe(true);
  expect(state.updater?.installed).toEqual({ openWindows: 0 });
});

test("SU05 quitting shows a dialog about unsaved work, and staying cancels it", async ({
  desktop,
  rows,
}) => {
  const { driver, dashboard } = await startWriting(desktop, rows);
  await driver.quit();
  await expect.poll(async () => (await driver.notices()).question).not.toBeNull();
  await expect(dashboard.postForm.field("content")).toHaveValue(TYPED);
  expect(await driver.hasEnded()).toBe(false);
  await driver.answer({ leave: true });
  await driver.quit();
  await expect.poll(() => driver.hasEnded()).toBe(true);
});

for (const system of ["win32", "linux", "darwin"] as const) {
  test(`log-out of the system (${system}) shows no dialog, and the text is on disk @boundary`, async ({
    desktop,
    rows,
  }) => {
    const app = await startWriting(desktop, rows, { platform: system });
    await app.page.waitForTimeout(700);
    const state = fakeStateOf(app);
    const ending = preventable({ reasons: ["logoff"] });
    if (system === "win32") state.windows[0]?.emit("query-session-end", ending);
    else state.powerEvents.emit("shutdown", ending);
    expect(ending.defaultPrevented).toBe(false);
    await app.page.waitForTimeout(200);
    await app.driver.quit();
    await expect.poll(() => app.driver.hasEnded()).toBe(true);
    expect((await app.driver.notices()).question).toBeNull();
    await expectOffered((await desktop.start({ platform: system })).page, app.post);
  });
}

test("SU04 a crashed page reloads and offers the text @boundary", async ({ desktop, rows }) => {
  const app = await startWriting(desktop, rows);
  await expect(app.page.getByText(/^Saved on this device only/)).toBeVisible();
  fakeStateOf(app).contents.forcefullyCrashRenderer();
  await expect.poll(async () => (await app.driver.windowPage()) === app.page).toBe(false);
  await expectOffered(await app.driver.windowPage(), app.post);
});

test("after three crashes in a minute the page reloads only after the dialog @boundary", async ({
  desktop,
}) => {
  const app = await desktop.start();
  const state = fakeStateOf(app);
  const signInShown = async () => {
    const page = await app.driver.windowPage();
    await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
    return page;
  };
  for (let crashes = 1; crashes <= 3; crashes += 1) {
    const page = await signInShown();
    state.contents.forcefullyCrashRenderer();
    await expect.poll(async () => (await app.driver.windowPage()) === page).toBe(false);
  }
  await signInShown();
  const events = state.order.filter((event) => ["reload", "message box"].includes(event));
  expect(events).toEqual(["reload", "reload", "message box", "reload"]);
  expect((await app.driver.notices()).messages).toEqual([
    {
      message: "The dashboard stopped several times.",
      detail: expect.stringContaining("What you typed is saved on this computer"),
    },
  ]);
});

test("an unresponsive page reloads only if the user chooses it @boundary", async ({ desktop }) => {
  const app = await desktop.start();
  const state = fakeStateOf(app);
  const [window] = state.windows;
  window?.emit("unresponsive");
  window?.emit("unresponsive");
  const dialogCount = async () => (await app.driver.notices()).messages.length;
  await expect.poll(dialogCount).toBe(1);
  expect(state.order).not.toContain("reload");
  window?.emit("responsive");

  await app.driver.answer({ choices: { "does not respond": "Load Again" } });
  window?.emit("unresponsive");
  await expect.poll(() => state.order).toContain("reload");
  await expect.poll(async () => (await app.driver.windowPage()) === app.page).toBe(false);
  const page = await app.driver.windowPage();
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
});
