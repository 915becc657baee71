import type { BrowserWindow } from "electron";
import { channels } from "../shared/bridge.ts";
import { createCommandQueue } from "./command-queue.ts";

/** The window as the rest of the app sees it: commands wait until its page listens. */
export function createAppWindow() {
  let window: BrowserWindow | null = null;
  const queue = createCommandQueue((command) => {
    window?.webContents.send(channels.command, command);
  });
  return {
    /** The open window; throws when there is none. */
    get: (): BrowserWindow => {
      if (window === null) throw new Error("The window is not open.");
      return window;
    },
    /** The open window, or null. */
    open: (): BrowserWindow | null => window,
    set: (opened: BrowserWindow) => {
      window = opened;
      // Same-document navigations load nothing: the page goes on listening after them.
      opened.webContents.on("did-navigate", queue.close);
      opened.webContents.on("render-process-gone", queue.close);
      opened.on("closed", () => {
        queue.close();
        window = null;
      });
    },
    bringForward: () => {
      if (window?.isMinimized() === true) window.restore();
      window?.show();
      window?.focus();
    },
    command: queue.send,
    listening: queue.open,
  };
}

export type AppWindow = ReturnType<typeof createAppWindow>;
