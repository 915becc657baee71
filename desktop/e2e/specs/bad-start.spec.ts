import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, signIn, test } from "#desktop/e2e/fixtures.ts";
import { fakeStateOf } from "#desktop/e2e/test-host.ts";
import type { RunningApp } from "#desktop/e2e/test-host.ts";

const sentences = async ({ driver }: RunningApp) =>
  (await driver.notices()).messages.map(({ message }) => message);

test("SU34 a failed start shows one sentence with the path of the log, and exits with code 1 @boundary", async ({
  desktop,
}) => {
  const app = await desktop.start({ protocolFails: true });
  const { errorBoxes } = await app.driver.notices();
  expect(errorBoxes).toEqual([
    {
      title: "Interior Design Admin could not start",
      content: expect.stringContaining(path.join(app.driver.logs, "main.log")),
    },
  ]);
  await expect.poll(() => fakeStateOf(app).lifecycle.ended).toEqual({ code: 1 });
  const log = await readFile(path.join(app.driver.logs, "main.log"), "utf8");
  expect(log).toContain("start failed: Error: The scheme is taken.");
});

test("a read-only user-data folder: the window opens and one sentence reports it @boundary", async ({
  desktop,
}) => {
  await writeFile(path.join(desktop.folder, "user-data"), "a file where the folder should be");
  const app = await desktop.start();
  await expect(app.page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await expect.poll(() => sentences(app)).toEqual([expect.stringContaining("cannot be written")]);
  await signIn(app.page);
});

test("a read-only log: the window opens and one sentence reports it @boundary", async ({
  desktop,
}) => {
  const userData = path.join(desktop.folder, "user-data");
  await mkdir(userData);
  await writeFile(path.join(userData, "logs"), "a file where the folder should be");
  const app = await desktop.start();
  await expect(app.page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await expect.poll(() => sentences(app)).toEqual([expect.stringMatching(/^The log in .* cannot/)]);
});

test("an updater that throws: the window opens, and a manual check reports the error @boundary", async ({
  desktop,
}) => {
  const app = await desktop.start({ updates: true, updaterFails: true });
  await expect(app.page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  const log = () => readFile(path.join(app.driver.logs, "main.log"), "utf8").catch(() => "");
  await expect.poll(log).toContain("The updater is broken.");
  expect(await sentences(app)).toEqual([]);
  await app.driver.chooseMenu("Check for Updates…");
  await expect.poll(() => sentences(app)).toEqual([expect.stringContaining("Updates cannot be")]);
});
