import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "#desktop/e2e/fixtures.ts";
import type { RunningApp } from "#desktop/e2e/test-host.ts";

/** Empty until something is written. */
const logOf = ({ driver }: RunningApp) =>
  readFile(path.join(driver.logs, "main.log"), "utf8").catch(() => "");

test("calls of the page reach main, and refusals reach the page", async ({ desktop }) => {
  const app = await desktop.start();
  const { page, driver } = app;

  const open = (address: string) =>
    page.evaluate((url) => window.studioDesktop?.openExternal(url), address);
  await open("https://studio.example/blog/oak");
  await open("mailto:anna@client.example");
  expect((await driver.notices()).opened).toEqual([
    "https://studio.example/blog/oak",
    "mailto:anna@client.example",
  ]);
  for (const address of ["file:///etc/passwd", "javascript:alert(1)", "http://studio.example"]) {
    await expect(open(address)).rejects.toThrow("cannot be opened");
  }

  await page.evaluate(() => window.studioDesktop?.setUnread(3));
  expect((await driver.notices()).badge).toBe(3);
  await page.evaluate(() => window.studioDesktop?.setUnread(0));
  expect((await driver.notices()).badge).toBe(0);
  await expect(page.evaluate(() => window.studioDesktop?.setUnread(-1))).rejects.toThrow("count");

  await page.evaluate(() => {
    window.dispatchEvent(new ErrorEvent("error", { error: new Error("The page stumbled") }));
  });
  await expect.poll(() => logOf(app)).toContain("The page stumbled");
});

test("the page has the bridge and no other API of Node or Electron", async ({ desktop }) => {
  const { page } = await desktop.start();
  const names = await page.evaluate(() => Object.keys(window.studioDesktop ?? {}).sort());
  expect(names).toEqual([
    "notify",
    "onCommand",
    "openExternal",
    "pickMedia",
    "readAppearance",
    "readPreferences",
    "reportError",
    "saveFile",
    "sessionGet",
    "sessionProtection",
    "sessionRemove",
    "sessionSet",
    "setAppearance",
    "setAvailableCommands",
    "setPreference",
    "setUnread",
    "setUnsaved",
    "unlockSession",
  ]);
  const found = await page.evaluate(() =>
    ["require", "process", "module", "Buffer"].filter((name) => name in window),
  );
  expect(found).toEqual([]);
});
