import type { MenuItemConstructorOptions } from "electron";
import { expect, it, vi } from "vitest";
import { DASHBOARD_TABS, PAGES } from "#site/platform/dashboard-manifest.ts";
import { menuTemplate } from "./menu.ts";
import type { MenuOptions } from "./menu.ts";

const send = vi.fn();
const menu = (options: Partial<MenuOptions> = {}) =>
  menuTemplate({
    appName: "Interior Design Admin",
    platform: "darwin",
    development: false,
    send,
    back: vi.fn(),
    forward: vi.fn(),
    reload: vi.fn(),
    print: vi.fn(),
    showLog: vi.fn(),
    copyDiagnostics: vi.fn(),
    ...options,
  });

function items(template: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  return template.flatMap((item) => (Array.isArray(item.submenu) ? items(item.submenu) : [item]));
}

const named = (template: MenuItemConstructorOptions[], label: string) =>
  items(template).find((item) => item.label === label);

it.each([
  ["New Post", "CmdOrCtrl+N", { type: "new-post" }],
  ["New Project", "CmdOrCtrl+Shift+N", { type: "new-project" }],
  ["Save", "CmdOrCtrl+S", { type: "save" }],
  ["Publish", "CmdOrCtrl+Enter", { type: "publish" }],
  ["Projects", "CmdOrCtrl+3", { type: "tab", tab: "projects" }],
  ["Find or Do…", "CmdOrCtrl+K", { type: "palette" }],
  ["Find…", "CmdOrCtrl+F", { type: "find" }],
  ["Settings…", "CmdOrCtrl+,", { type: "settings" }],
])("%s is %s and asks the dashboard for it", (label, accelerator, command) => {
  const item = named(menu(), label);
  expect(item?.accelerator).toBe(accelerator);
  item?.click?.({} as never, undefined, {});
  expect(send).toHaveBeenLastCalledWith(command);
});

it("opens every tab of the dashboard by its key", () => {
  for (const { id, label, key } of DASHBOARD_TABS) {
    const item = named(menu(), label);
    expect(item?.accelerator, label).toBe(`CmdOrCtrl+${key}`);
    item?.click?.({} as never, undefined, {});
    expect(send).toHaveBeenLastCalledWith({ type: "tab", tab: id });
  }
});

it("opens every page of the dashboard by the Studio menu", () => {
  for (const [page, { title }] of Object.entries(PAGES)) {
    const item = named(
      menu().filter(({ label }) => label === "&Studio"),
      title,
    );
    item?.click?.({} as never, undefined, {});
    expect(send).toHaveBeenLastCalledWith({ type: "page", page });
  }
});

it("has an app menu on macOS and Quit under File elsewhere", () => {
  expect(menu()[0]?.label).toBe("Interior Design Admin");
  const windows = menu({ platform: "win32" });
  expect(windows[0]?.label).toBe("&File");
  expect(items(windows).some((item) => item.role === "quit")).toBe(true);
});

it("has Settings, Back and Forward at the platform's usual place", () => {
  const submenu = (template: MenuItemConstructorOptions[], label: string) =>
    items(template.filter((item) => item.label === label)).map((item) => item.label);
  expect(submenu(menu(), "Interior Design Admin")).toContain("Settings…");
  expect(submenu(menu(), "&File")).not.toContain("Settings…");
  const windows = menu({ platform: "win32" });
  expect(submenu(windows, "&File")).toContain("Settings…");
  expect([named(menu(), "Back")?.accelerator, named(windows, "Back")?.accelerator]).toEqual([
    "Command+[",
    "Alt+Left",
  ]);
});

it("has developer tools in development only and updates only with a feed", () => {
  const roles = (template: MenuItemConstructorOptions[]) =>
    items(template).map((item) => item.role);
  expect(roles(menu())).not.toContain("toggleDevTools");
  expect(roles(menu({ development: true }))).toContain("toggleDevTools");
  expect(named(menu(), "Check for Updates…")).toBeUndefined();
  for (const platform of ["darwin", "win32"] as const) {
    expect(named(menu({ platform, checkForUpdates: vi.fn() }), "Check for Updates…")).toBeDefined();
  }
});
