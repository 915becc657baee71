import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createOpenAtLogin } from "./open-at-login.ts";

let configHome = "";
beforeEach(async () => {
  configHome = await mkdtemp(path.join(os.tmpdir(), "config-"));
});
afterEach(() => rm(configHome, { recursive: true }));

const app = {
  name: "Interior Design Admin",
  getLoginItemSettings: vi.fn(() => ({ openAtLogin: true }) as never),
  setLoginItemSettings: vi.fn(),
};

it("is a file of the autostart folder on Linux", async () => {
  const program = "/home/anna/My Apps/admin.AppImage";
  const login = createOpenAtLogin({ app, platform: "linux", program, configHome });
  const file = path.join(configHome, "autostart", "interior-design-admin.desktop");
  expect(await login.read()).toBe(false);
  await login.write(true);
  expect(await login.read()).toBe(true);
  expect(await readFile(file, "utf8")).toContain(`Exec="${program}" --hidden\n`);
  await login.write(false);
  expect(await login.read()).toBe(false);
  expect(app.setLoginItemSettings).not.toHaveBeenCalled();
});

it("rejects when that folder cannot be made", async () => {
  await writeFile(path.join(configHome, "autostart"), "a file");
  const login = createOpenAtLogin({ app, platform: "linux", program: "/opt/admin", configHome });
  await expect(login.write(true)).rejects.toThrow("EEXIST");
});

it("is Electron's own setting elsewhere", async () => {
  const login = createOpenAtLogin({ app, platform: "win32", program: "C:\\admin.exe", configHome });
  expect(await login.read()).toBe(true);
  await login.write(false);
  expect(app.setLoginItemSettings).toHaveBeenCalledExactlyOnceWith({
    path: "C:\\admin.exe",
    args: ["--hidden"],
    openAtLogin: false,
  });
});
