import { readFile } from "node:fs/promises";
import path from "node:path";
import { channels } from "#desktop/shared/bridge.ts";
import type { BoundaryState } from "#desktop/e2e/electron-boundary/state.ts";
import { expect, test } from "#desktop/e2e/fixtures.ts";
import { studioBackend } from "#desktop/e2e/studio.ts";

/** Empty as long as nothing was written. */
const logOf = (state: BoundaryState) =>
  readFile(path.join(state.paths.logs, "main.log"), "utf8").catch(() => "");

const callable = Object.values(channels).filter((channel) => channel !== channels.command);

test("the window is sandboxed, isolated and without Node", async ({ desktop }) => {
  const { state } = await desktop.start();
  expect(state.windowOptions).toMatchObject({
    show: false,
    webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false },
  });
  const preferences = Object.keys(state.windowOptions["webPreferences"] ?? {});
  for (const weakness of ["webSecurity", "allowRunningInsecureContent", "webviewTag"]) {
    expect(preferences).not.toContain(weakness);
  }
  expect(state.switches.get("schemes")).toEqual([
    { scheme: "studio", privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
});

test("every call refuses foreign pages, frames and hosts", async ({ desktop }) => {
  const { state } = await desktop.start();
  expect([...state.ipcHandlers.keys()].sort()).toEqual([...callable].sort());
  const senders = [
    { url: "https://evil.example/", parent: null },
    { url: "studio://dashboard.evil.example/index.html", parent: null },
    { url: "file:///index.html", parent: null },
    { url: "studio://dashboard/index.html", parent: {} },
    null,
  ];
  for (const [channel, handler] of state.ipcHandlers) {
    for (const senderFrame of senders) {
      await expect(Promise.resolve(handler({ senderFrame })), channel).rejects.toThrow(
        "may not ask",
      );
    }
  }
  const refusals = async () => (await logOf(state)).split(": sender\n").length - 1;
  await expect.poll(refusals).toBe(callable.length * senders.length);
});

test("no address leads out of the bundle, and every answer carries the policy", async ({
  desktop,
}) => {
  const { state } = await desktop.start();
  const ask = async (address: string) => {
    const response = await state.protocolHandlers.get("studio")?.(new Request(address));
    if (response === undefined) throw new Error("Nothing answers for the scheme.");
    return response;
  };
  for (const address of [
    "studio://dashboard/../main/index.js",
    "studio://dashboard/%2e%2e/main/index.js",
    "studio://dashboard/..%2fmain%2findex.js",
    "studio://dashboard/..%5cmain%5cindex.js",
    "studio://dashboard/%252e%252e/main/index.js",
    "studio://dashboard/index.html%00.js",
    "studio://dashboard/%E0%A4%A",
    "studio://other/index.html",
    "studio://dashboard/assets",
  ]) {
    const response = await ask(address);
    expect([400, 404], address).toContain(response.status);
    expect(response.headers.get("content-security-policy"), address).toContain("default-src");
  }
  const policy = (await ask("studio://dashboard/")).headers.get("content-security-policy") ?? "";
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain(`connect-src 'self' ${studioBackend().url};`);
  expect(policy).not.toContain("unsafe-eval");
});

test("the page runs no inline script and talks to no other server", async ({ desktop }) => {
  const { page } = await desktop.start();
  const outcome = await page.evaluate(async () => {
    const script = document.createElement("script");
    script.textContent = "window.name = 'ran'";
    document.head.append(script);
    const fetched = await fetch("https://evil.example/").then(
      () => "fetched",
      () => "refused",
    );
    return { name: window.name, fetched };
  });
  expect(outcome).toEqual({ name: "", fetched: "refused" });
  expect(desktop.faults.length).toBeGreaterThanOrEqual(2);
  desktop.faults.length = 0;
});

test("the window neither leaves its page nor opens another", async ({ desktop }) => {
  const { page, state } = await desktop.start();
  await page.evaluate(() => {
    window.location.assign("https://evil.example/");
  });
  const log = () => logOf(state);
  await expect.poll(log).toContain("navigate to https://evil.example/");
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();

  const open = state.switches.get("window-open") as (details: { url: string }) => unknown;
  expect(open({ url: "https://studio.example/" })).toEqual({ action: "deny" });
  expect(open({ url: "file:///etc/passwd" })).toEqual({ action: "deny" });
  await expect.poll(log).toContain("open file:///etc/passwd");
  expect(state.opened).toEqual(["https://studio.example/"]);

  let prevented = false;
  const preventDefault = () => (prevented = true);
  state.contents.emit("will-attach-webview", { preventDefault });
  expect(prevented).toBe(true);
});

test("no permission is given but copying, and that to the app's own page only", async ({
  desktop,
}) => {
  const { state } = await desktop.start();
  type Ask = (contents: object, permission: string, answer: (yes: boolean) => void) => void;
  const request = state.switches.get("permission-request") as Ask;
  const asked = (permission: string, url: string) => {
    let given = false;
    request({ getURL: () => url }, permission, (yes) => (given = yes));
    return given;
  };
  const own = "studio://dashboard/index.html";
  for (const name of ["media", "geolocation", "notifications", "openExternal", "hid", "usb"]) {
    expect(asked(name, own), name).toBe(false);
  }
  expect(asked("clipboard-sanitized-write", own)).toBe(true);
  expect(asked("clipboard-sanitized-write", "https://evil.example/")).toBe(false);
  const device = state.switches.get("device-permission") as () => boolean;
  expect(device()).toBe(false);
});
