import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { built } from "#desktop/e2e/host/built.ts";
import { startWithFake } from "#desktop/e2e/electron-fake/start-with-fake.ts";
import type { FakeElectronState } from "#desktop/e2e/electron-fake/state.ts";
import { expect, test } from "#desktop/e2e/fixtures.ts";
import { fakeStateOf } from "#desktop/e2e/test-host.ts";
import type { RunningApp } from "#desktop/e2e/test-host.ts";
import { studioStack } from "#desktop/e2e/studio.ts";
import { channels } from "#desktop/shared/bridge.ts";

/** The twenty items of Electron's own security checklist, by their numbers and names, against the
 * built app. Item 19, the fuses, is checked on the packages: packaging/package.spec.ts. */
test.describe("checklist @boundary", () => {
  let app: RunningApp;
  let state: FakeElectronState;
  let folder: string;
  test.beforeAll(async ({ browser }) => {
    folder = await mkdtemp(path.join(os.tmpdir(), "desktop-checklist-"));
    app = await startWithFake(await browser.newPage(), { folder });
    state = fakeStateOf(app);
  });
  test.afterAll(async () => {
    await app.end();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  const preferences = () => state.windowOptions["webPreferences"] as Record<string, unknown>;
  const log = () => readFile(path.join(app.driver.logs, "main.log"), "utf8").catch(() => "");
  const policy = async () => {
    const sent = (await app.driver.request("studio://dashboard/")).policy;
    return new Map(
      sent.split("; ").map((rule) => {
        const [name = "", ...sources] = rule.split(" ");
        return [name, sources] as const;
      }),
    );
  };
  const page = "studio://dashboard/index.html";

  test("checklist 1: only load secure content", async () => {
    const plain = [...(await policy()).values()]
      .flat()
      .filter((source) => source.startsWith("http:") || source === "*");
    // Backend and site of this run, on loopback; a release is built for https addresses.
    expect(new Set(plain)).toEqual(new Set([studioStack().backend.url, studioStack().site]));
  });

  test("checklist 2: do not enable Node.js integration", async () => {
    expect(preferences()["nodeIntegration"]).toBe(false);
    for (const name of ["nodeIntegrationInWorker", "nodeIntegrationInSubFrames"]) {
      expect(preferences()).not.toHaveProperty(name);
    }
    const found = await app.page.evaluate(() =>
      ["require", "process", "module", "Buffer"].filter((name) => name in window),
    );
    expect(found).toEqual([]);
  });

  test("checklist 3: enable context isolation", () => {
    expect(preferences()["contextIsolation"]).toBe(true);
  });

  test("checklist 4: enable process sandboxing", async () => {
    expect(preferences()["sandbox"]).toBe(true);
    // A sandboxed preload may require only electron; anything else would fail at the first start.
    const preload = await readFile(path.join(built, "preload", "index.cjs"), "utf8");
    const required = [...preload.matchAll(/require\((["'`])(.+?)\1\)/g)].map((match) => match[2]);
    expect(new Set(required)).toEqual(new Set(["electron"]));
    expect(await mainSource()).not.toContain("no-sandbox");
  });

  test("checklist 5: handle session permission requests", () => {
    type PermissionHandler = (
      contents: object,
      name: string,
      callback: (yes: boolean) => void,
    ) => void;
    type Check = (contents: object | null, name: string) => boolean;
    const request = state.switches.get("permission-request") as PermissionHandler;
    const check = state.switches.get("permission-check") as Check;
    const given = (name: string, url: string) => {
      const contents = { getURL: () => url };
      let isGranted = false;
      request(contents, name, (yes) => (isGranted = yes));
      expect(check(contents, name), `${name} asked and checked`).toBe(isGranted);
      return isGranted;
    };
    for (const name of ["media", "geolocation", "notifications", "openExternal", "hid", "usb"]) {
      expect(given(name, page), name).toBe(false);
    }
    expect(given("clipboard-sanitized-write", page)).toBe(true);
    expect(given("clipboard-sanitized-write", "https://evil.example/")).toBe(false);
    expect(check(null, "clipboard-sanitized-write")).toBe(false);
    expect((state.switches.get("device-permission") as () => boolean)()).toBe(false);
  });

  test("checklist 6: do not disable webSecurity", () => {
    expect(preferences()).not.toHaveProperty("webSecurity");
  });

  test("checklist 7: define a Content Security Policy", async () => {
    const rules = await policy();
    expect(rules.get("default-src")).toEqual(["'none'"]);
    expect(rules.get("script-src")).toEqual(["'self'"]);
    const { url } = studioStack().backend;
    expect(rules.get("connect-src")).toEqual(["'self'", url, url.replace("http:", "ws:")]);
    expect(rules.get("frame-src")).toEqual([
      "https://www.youtube-nocookie.com",
      "https://player.vimeo.com",
    ]);
    for (const name of ["base-uri", "form-action", "frame-ancestors"]) {
      expect(rules.get(name), name).toEqual(["'none'"]);
    }
  });

  test("checklist 8: do not enable allowRunningInsecureContent", () => {
    expect(preferences()).not.toHaveProperty("allowRunningInsecureContent");
  });

  test("checklist 9: do not enable experimental features", () => {
    expect(preferences()).not.toHaveProperty("experimentalFeatures");
  });

  test("checklist 10: do not use enableBlinkFeatures", async () => {
    expect(preferences()).not.toHaveProperty("enableBlinkFeatures");
    expect(await mainSource()).not.toMatch(/enable-(blink-)?features/i);
  });

  test("checklist 11: do not use allowpopups for WebViews", async () => {
    expect(preferences()).not.toHaveProperty("webviewTag");
    expect(await readFile(path.join(built, "renderer", "index.html"), "utf8")).not.toContain(
      "webview",
    );
  });

  test("checklist 12: verify WebView options before creation", async () => {
    expect(preventedBy("will-attach-webview", {})).toBe(true);
    await expect.poll(log).toContain("attach a webview");
  });

  test("checklist 13: disable or limit navigation", () => {
    for (const event of ["will-navigate", "will-frame-navigate", "will-redirect"]) {
      for (const url of ["https://evil.example/", "file:///etc/passwd", "studio://other/"]) {
        expect(preventedBy(event, { url }), `${event} ${url}`).toBe(true);
      }
      expect(preventedBy(event, { url: page }), event).toBe(false);
    }
  });

  test("checklist 14: disable or limit creation of new windows", async () => {
    const open = state.switches.get("window-open") as (details: { url: string }) => unknown;
    expect(open({ url: "https://studio.example/" })).toEqual({ action: "deny" });
    expect(open({ url: "file:///etc/passwd" })).toEqual({ action: "deny" });
    await expect.poll(log).toContain("open file:///etc/passwd");
    expect((await app.driver.notices()).opened.at(-1)).toBe("https://studio.example/");
  });

  test("checklist 15: do not use shell.openExternal with untrusted content", async () => {
    const calls = (await mainSource()).match(/\bopenExternal\(/g) ?? [];
    expect(calls.length).toBeGreaterThan(0);
    expect((await mainSource()).match(/\bshell\w*\.openExternal\(/g)).toHaveLength(1);
    const open = state.ipcHandlers.get(channels.openExternal);
    const senderFrame = { url: page, parent: null };
    for (const address of [
      "file:///etc/passwd",
      "javascript:alert(1)",
      "smb://host/share",
      "ms-msdt:/id",
      "https://user:secret@studio.example/",
      "http://studio.example/",
    ]) {
      const result = Promise.resolve(open?.({ senderFrame }, address));
      await expect(result, address).rejects.toThrow("cannot be opened");
    }
  });

  test("checklist 16: use a current version of Electron", async () => {
    const installed = await manifest("node_modules/electron/package.json");
    const wanted = (await manifest("package.json")).devDependencies?.["electron"];
    // Exact, so that an update is a decision; the hosted workflow reports a newer one.
    expect(wanted).toBe(installed.version);
    expect(Number.parseInt(installed.version, 10)).toBeGreaterThanOrEqual(45);
  });

  test("checklist 17: validate the sender of all IPC messages", async () => {
    const callable = Object.values(channels).filter((channel) => channel !== channels.command);
    expect([...state.ipcHandlers.keys()].sort()).toEqual(callable.sort());
    const senders = [
      { url: "https://evil.example/", parent: null },
      { url: "studio://dashboard.evil.example/index.html", parent: null },
      { url: "file:///index.html", parent: null },
      { url: page, parent: {} },
      null,
    ];
    for (const [channel, handler] of state.ipcHandlers) {
      for (const senderFrame of senders) {
        const result = Promise.resolve(handler({ senderFrame }));
        await expect(result, channel).rejects.toThrow("may not ask");
      }
    }
    const refusals = async () => (await log()).split(": sender\n").length - 1;
    await expect.poll(refusals).toBe(callable.length * senders.length);
  });

  test("checklist 18: avoid file:// and prefer a custom protocol", async () => {
    expect(state.switches.get("schemes")).toEqual([
      { scheme: "studio", privileges: { standard: true, secure: true, supportFetchAPI: true } },
    ]);
    expect(await mainSource()).not.toMatch(/loadFile\(|["'`]file:\/\//);
  });

  test("checklist 20: do not expose Electron APIs to untrusted content", async () => {
    const exposed = await app.page.evaluate(() =>
      Object.entries(window.studioDesktop ?? {}).map(([name, value]) => [name, typeof value]),
    );
    const names = Object.keys(channels).filter((name) => name !== "command");
    expect(Object.fromEntries(exposed)).toEqual(
      Object.fromEntries([...names, "onCommand"].map((name) => [name, "function"])),
    );
    // Messages of main arrive without the event, which would expose ipcRenderer.
    const heard = await app.page.evaluate(
      (channel) =>
        new Promise<number>((resolve) => {
          window.studioDesktop?.onCommand((...values: unknown[]) => {
            resolve(values.length);
          });
          window.__boundary?.receive(channel, ["save"]);
        }),
      channels.command,
    );
    expect(heard).toBe(1);
  });

  function preventedBy(event: string, details: object): boolean {
    let prevented = false;
    const preventDefault = () => (prevented = true);
    state.contents.emit(event, { ...details, preventDefault });
    return prevented;
  }
});

/** The main process as built, without the updater, which is a dependency. */
async function mainSource(): Promise<string> {
  return readFile(path.join(built, "main", "index.js"), "utf8");
}

async function manifest(file: string) {
  const text = await readFile(path.join(built, "..", "..", file), "utf8");
  return JSON.parse(text) as { version: string; devDependencies?: Record<string, string> };
}
