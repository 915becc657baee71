import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "#desktop/e2e/fixtures.ts";
import { fakeStateOf } from "#desktop/e2e/test-host.ts";

test("the packaged app has its product name, folder and lock from its package.json @boundary", async ({
  desktop,
}) => {
  const state = fakeStateOf(await desktop.start({ ownUserData: false }));
  const folder = path.join(desktop.folder, "app-data", "Interior Design Admin");
  expect(state.switches.get("name")).toBe("Interior Design Admin");
  expect(state.switches.get("lock")).toBe(folder);
  expect(state.switches.get("links")).toBe("interior-admin");
});

test("an unpackaged run has a separate name, folder and lock and registers no links @boundary", async ({
  desktop,
}) => {
  const state = fakeStateOf(await desktop.start({ packaged: false, ownUserData: false }));
  const folder = path.join(desktop.folder, "app-data", "Interior Design Admin (Development)");
  expect(state.switches.get("name")).toBe("Interior Design Admin (Development)");
  expect(state.switches.get("lock")).toBe(folder);
  expect(state.switches.get("links")).toBeUndefined();
  const windowState = () => readFile(path.join(folder, "window.json"), "utf8").catch(() => "");
  state.windows[0]?.close();
  await expect.poll(windowState).toContain("bounds");
});

test("on Windows the app has the id of its installer @boundary", async ({ desktop }) => {
  const state = fakeStateOf(await desktop.start({ platform: "win32" }));
  const builder = await readFile(
    path.join(import.meta.dirname, "../../../electron-builder.yml"),
    "utf8",
  );
  const appId = /^appId: (.+)$/m.exec(builder)?.[1];
  expect(appId).toBeDefined();
  expect(state.switches.get("app-user-model-id")).toBe(appId);
});
