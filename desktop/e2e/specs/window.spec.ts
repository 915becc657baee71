import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "#desktop/e2e/fixtures.ts";
import { fakeStateOf } from "#desktop/e2e/test-host.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";

for (const [dark, background] of [
  [false, "#FAF7F2"],
  [true, "#171411"],
] as const) {
  test(`the window appears after its first paint, over ${dark ? "dark" : "light"} paper @boundary`, async ({
    desktop,
  }) => {
    const app = await desktop.start({ dark });
    const { windowOptions } = fakeStateOf(app);
    expect(windowOptions).toMatchObject({ show: false, backgroundColor: background });
    expect((await app.driver.notices()).shown).toBe(true);
    await app.page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
    const scheme = () => app.page.evaluate(() => document.documentElement.style.colorScheme);
    await expect.poll(scheme).toBe(dark ? "dark" : "light");
  });
}

test("the window and the next start have the appearance of the dashboard @boundary", async ({
  desktop,
}) => {
  const { page, driver } = await desktop.startSignedIn();
  await page.getByRole("button", { name: /^Account / }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  const preferences = () =>
    readFile(path.join(desktop.folder, "user-data", "preferences.json"), "utf8").catch(() => "");
  await expect.poll(preferences).toContain('"appearance":"dark"');
  await driver.quit();
  await expect.poll(() => driver.hasEnded()).toBe(true);
  const next = fakeStateOf(await desktop.start());
  expect(next.themeSource).toBe("dark");
  expect(next.windowOptions).toMatchObject({ backgroundColor: "#171411" });
});

test("an appearance chosen just before a kill applies at the next start @boundary", async ({
  desktop,
}) => {
  const { page } = await desktop.startSignedIn();
  // Main flushes the page's storage to disk once, a second after a sign-in.
  await page.waitForTimeout(1500);
  await page.getByRole("button", { name: /^Account / }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  const preferences = () =>
    readFile(path.join(desktop.folder, "user-data", "preferences.json"), "utf8").catch(() => "");
  await expect.poll(preferences).toContain('"appearance":"dark"');

  const next = await desktop.start();
  await new Dashboard(next.page).expectOpen();
  await next.page.getByRole("button", { name: /^Account / }).click();
  await expect(next.page.getByRole("menuitemradio", { name: "Dark" })).toBeChecked();
  await expect(next.page.locator("html")).toHaveClass(/dark/);
  expect(fakeStateOf(next).themeSource).toBe("dark");
  expect(await preferences()).toContain('"appearance":"dark"');
});

test("the focus ring of a tab is not clipped in the compact header of a small window", async ({
  desktop,
}) => {
  const { page, dashboard } = await desktop.startSignedIn();
  await page.setViewportSize({ width: 1024, height: 700 });
  await dashboard.tab("Overview").focus();
  for (const key of ["ArrowRight", "ArrowLeft", "End"]) {
    await page.keyboard.press(key);
    const cut = await page.evaluate(() => {
      const tab = document.activeElement;
      const bar = tab?.closest("[role=tablist]");
      if (tab === null || bar === null || bar === undefined) return null;
      const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(tab);
      if (outlineStyle !== "solid") return null;
      const beyond = parseFloat(outlineWidth) + parseFloat(outlineOffset);
      const [ring, visible] = [tab.getBoundingClientRect(), bar.getBoundingClientRect()];
      return {
        above: visible.top - (ring.top - beyond),
        below: ring.bottom + beyond - visible.bottom,
        before: visible.left - (ring.left - beyond),
        after: ring.right + beyond - visible.right,
      };
    });
    expect(cut, "a focused tab with a ring").not.toBeNull();
    expect(Math.max(...Object.values(cut ?? {})), key).toBeLessThanOrEqual(0);
  }
});

test("a window of a removed display opens on another one @boundary", async ({ desktop }) => {
  const userData = path.join(desktop.folder, "user-data");
  await mkdir(userData, { recursive: true });
  const leftAt = (x: number) =>
    writeFile(
      path.join(userData, "window.json"),
      JSON.stringify({ bounds: { x, y: 40, width: 900, height: 700 }, maximized: false }),
    );
  await leftAt(300);
  const there = fakeStateOf(await desktop.start()).windowOptions;
  expect(there).toMatchObject({ x: 300, y: 40, width: 900, height: 700 });
  await leftAt(5000);
  const { x, y, ...back } = fakeStateOf(await desktop.start()).windowOptions;
  expect([x, y]).toEqual([undefined, undefined]);
  expect(back).toMatchObject({ width: 900, height: 700 });
});

test("the context menu corrects a misspelled word @boundary", async ({ desktop }) => {
  const app = await desktop.start();
  const state = fakeStateOf(app);
  expect(state.windowOptions["webPreferences"]).toMatchObject({ spellcheck: true });
  const editFlags = { canCut: true, canCopy: true, canPaste: true };
  const words = { misspelledWord: "intereor", dictionarySuggestions: ["interior", "inferior"] };
  const text = { ...words, isEditable: true, selectionText: "intereor", editFlags };
  const params = { ...text, linkURL: "", hasImageContents: false, x: 1, y: 2 };
  state.contents.emit("context-menu", {}, params);
  interface Item {
    readonly label?: string;
    readonly click?: () => void;
    readonly submenu?: unknown;
  }
  const items = state.contextMenu as readonly Item[];
  expect(items.map(({ label }) => label).filter(Boolean)).toEqual([
    "interior",
    "inferior",
    "Add “intereor” to Dictionary",
    "Spelling Languages",
  ]);
  items[0]?.click?.();
  items.find(({ label }) => label?.startsWith("Add"))?.click?.();
  const languages = items.find(({ label }) => label === "Spelling Languages")?.submenu;
  (languages as readonly Item[]).find(({ label }) => label === "Polish")?.click?.();
  expect(state.spelling).toEqual({
    replaced: "interior",
    learned: "intereor",
    languages: ["en-US", "pl"],
  });
});

test("the context menu copies a link's address and an image @boundary", async ({ desktop }) => {
  const state = fakeStateOf(await desktop.start());
  const editFlags = { canCut: false, canCopy: false, canPaste: false };
  const words = { misspelledWord: "", dictionarySuggestions: [], selectionText: "" };
  const link = { linkURL: "https://oak.example/", hasImageContents: true, x: 40, y: 30 };
  state.contents.emit("context-menu", {}, { ...words, ...link, isEditable: false, editFlags });
  const items = state.contextMenu as readonly { label?: string; click?: () => void }[];
  for (const label of ["Copy Link", "Copy Image"]) {
    items.find((item) => item.label === label)?.click?.();
  }
  expect(state.clipboard).toBe("https://oak.example/");
  expect(state.switches.get("copied-image")).toEqual({ x: 40, y: 30 });
});

test("errors are written to a rotating local log, which the Help menu opens", async ({
  desktop,
}) => {
  const { page, driver } = await desktop.start();
  await page.evaluate(async () => {
    const line = "The page stumbled. ".repeat(200);
    for (let count = 0; count < 320; count += 1) await window.studioDesktop?.reportError(line);
  });
  const logs = async () => (await readdir(driver.logs)).sort();
  await expect.poll(logs).toEqual(["main.log", "main.log.old"]);
  const lines = await readFile(path.join(driver.logs, "main.log"), "utf8");
  expect(lines.length).toBeLessThan(1024 * 1024);
  expect(lines).toContain("[page] The page stumbled.");
  await driver.chooseMenu("Show Log File");
  expect((await driver.notices()).opened).toEqual([path.join(driver.logs, "main.log")]);
});
