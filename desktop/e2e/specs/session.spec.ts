import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, signIn, test } from "#desktop/e2e/fixtures.ts";
import { Dashboard } from "#site/e2e/pages/dashboard.ts";

const NOT_PERSISTED = "You will be asked to sign in again";
const storedSession = (folder: string) =>
  readFile(path.join(folder, "user-data", "session.json"), "utf8");

test("the session is encrypted by the system and survives a restart; logout removes it", async ({
  desktop,
}, info) => {
  const first = await desktop.startSignedIn();
  const protection = await first.page.evaluate(() => window.studioDesktop?.sessionProtection());
  info.skip(protection !== "system", "This machine offers no protected storage.");
  const stored = await storedSession(desktop.folder);
  expect(stored).toContain("studio-session");
  expect(stored).not.toContain("access_token");

  await first.driver.quit();
  await expect.poll(() => first.driver.hasEnded()).toBe(true);
  const { page } = await desktop.start();
  const dashboard = new Dashboard(page);
  await dashboard.expectOpen();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await expect(dashboard.toast(NOT_PERSISTED)).toHaveCount(0);

  const marks = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("admin_")));
  expect((await marks()).length).toBeGreaterThan(0);
  await dashboard.logout.click();
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await expect(dashboard.toast("Logged Out")).toBeVisible();
  expect(JSON.parse(await storedSession(desktop.folder))).toEqual({});
  expect(await marks()).toEqual([]);
});

for (const keyring of ["basic_text", "none"] as const) {
  test(`with a keyring of "${keyring}" a notice says that the session lasts until quit, and it does @boundary`, async ({
    desktop,
  }) => {
    const first = await desktop.start({ keyring });
    await expect(new Dashboard(first.page).toast(NOT_PERSISTED)).toBeVisible();
    await signIn(first.page);
    await expect(storedSession(desktop.folder)).rejects.toThrow("ENOENT");

    const { page } = await desktop.start({ keyring });
    await expect(page.getByRole("button", { name: "Access Admin Panel" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Overview" })).toHaveCount(0);
  });
}

test("a session that the keyring cannot decrypt shows the sign-in screen and a notice, and stays stored @boundary", async ({
  desktop,
}) => {
  const first = await desktop.startSignedIn();
  const stored = await storedSession(desktop.folder);
  await first.driver.quit();
  await expect.poll(() => first.driver.hasEnded()).toBe(true);
  const locked = await desktop.start({ machine: "another machine" });
  await expect(locked.page.getByRole("button", { name: "Access Admin Panel" })).toBeVisible();
  const toast = new Dashboard(locked.page).toast("Your sign-in is locked");
  await expect(toast).toBeVisible();
  await toast.getByRole("button", { name: "Try Again" }).click();
  // The closing notice is below the new one for a moment.
  await expect(toast.first()).toBeVisible();
  expect(await storedSession(desktop.folder)).toBe(stored);
  const log = await readFile(path.join(locked.driver.logs, "main.log"), "utf8");
  expect(log).toContain("cannot be opened");

  const unlocked = await desktop.start();
  await expect(unlocked.page.getByRole("heading", { name: "Overview" })).toBeVisible();
});
