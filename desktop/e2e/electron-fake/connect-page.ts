import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { built } from "#desktop/e2e/host/built.ts";
import { pressKey } from "./accelerators.ts";
import { FakeWebContents } from "./contents.ts";
import { emulateAppearance } from "./native-theme.ts";
import { FakeNavigationHistory } from "./navigation-history.ts";
import { OWN_ORIGIN } from "./origins.ts";
import { pageWorld } from "./page-world.ts";
import type { InvokeResult, KeyPress } from "./page-world.ts";
import { preventable } from "./preventable.ts";
import type { FakeElectronState } from "./state.ts";
import { FakeWindow } from "./window.ts";
import { decodeWire, encodeWire } from "./wire.ts";

/** Connects a browser page as the content of a window: preload, calls, keys, events. */
export async function connectPage(
  page: Page,
  window: FakeWindow,
  state: FakeElectronState,
): Promise<Page> {
  FakeWebContents.connect(window.ownContents, page, (address) => {
    void FakeWindow.replacePage(window, address);
  });
  await page.exposeFunction("__boundaryInvoke", (channel: string, wire: readonly unknown[]) =>
    invoke(state, page, channel, wire),
  );
  await page.exposeFunction("__boundaryKey", (press: KeyPress) => {
    if (!window.isDestroyed()) pressKey(state, window, press);
  });
  await page.exposeFunction("__boundaryPainted", () => {
    FakeWindow.painted(window);
  });
  const preload = await readFile(path.join(built, "preload", "index.cjs"), "utf8");
  await page.addInitScript({ content: pageWorld(preload) });
  await emulateAppearance(state, page);
  await reportNavigation(page, window);
  await guardNavigation(page, window, state);
  confirmUnload(page, window);
  page.on("close", () => {
    void FakeWindow.pageOf(window).then((shown) => {
      if (shown === page && state.lifecycle.ended === null) FakeWindow.closed(window);
    });
  });
  return page;
}

/** Same as ipcMain: an error arrives as its text, a value as its structured clone. */
async function invoke(
  state: FakeElectronState,
  page: Page,
  channel: string,
  wire: readonly unknown[],
): Promise<InvokeResult> {
  const handler = state.ipcHandlers.get(channel);
  if (handler === undefined) return { error: `Error: No handler registered for '${channel}'` };
  const url = page.url().replace(state.origin, OWN_ORIGIN);
  try {
    const value = await handler({ senderFrame: { url, parent: null } }, ...wire.map(decodeWire));
    return { wire: encodeWire(structuredClone(value)) };
  } catch (error) {
    return { error: String(error) };
  }
}

/** Emits loading and navigation events of webContents. */
async function reportNavigation(page: Page, { ownContents }: FakeWindow): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.enable");
  const { frameTree } = await devtools.send("Page.getFrameTree");
  const main = frameTree.frame.id;
  const refresh = () =>
    FakeNavigationHistory.refresh(ownContents.navigationHistory, page, devtools);
  devtools.on("Page.navigatedWithinDocument", ({ frameId, url, navigationType }) => {
    if (frameId !== main) return;
    // Navigations by the browser (Back, Forward) load; the history API of the page does not.
    if (navigationType !== "historyApi") ownContents.emit("did-start-loading");
    void refresh()
      // The page was closed meanwhile.
      .catch(() => undefined)
      .then(() => {
        ownContents.emit("did-navigate-in-page", preventable(), url, true);
        if (navigationType !== "historyApi") ownContents.emit("did-stop-loading");
      });
  });
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      ownContents.emit("did-start-loading");
    }
  });
  devtools.on("Page.frameNavigated", ({ frame }) => {
    if (frame.id !== main) return;
    ownContents.emit("did-navigate", preventable(), frame.url, 200, "OK");
    refresh().catch(() => undefined);
  });
  page.on("load", () => {
    ownContents.emit("did-finish-load");
    ownContents.emit("did-stop-loading");
  });
}

/** A navigation of the window emits an event that main can prevent. */
async function guardNavigation(
  page: Page,
  { ownContents }: FakeWindow,
  state: FakeElectronState,
): Promise<void> {
  const leavesApp = (url: URL) => url.origin !== state.origin;
  await page.route(leavesApp, async (route) => {
    const request = route.request();
    if (!request.isNavigationRequest()) {
      await route.fallback();
      return;
    }
    const event = preventable({ url: request.url() });
    ownContents.emit("will-navigate", event);
    await (event.defaultPrevented ? route.abort("aborted") : route.fulfill({ body: "elsewhere" }));
  });
}

/** Passes the page's objection to closing to main, whose result decides. */
function confirmUnload(page: Page, window: FakeWindow): void {
  page.on("dialog", (dialog) => {
    if (dialog.type() !== "beforeunload") return;
    const event = preventable();
    window.ownContents.emit("will-prevent-unload", event);
    if (event.defaultPrevented) void dialog.accept();
    else
      void dialog.dismiss().then(() => {
        FakeWindow.stayed(window);
      });
  });
}
