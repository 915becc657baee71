import { existsSync } from "node:fs";
import { createApp } from "./app.ts";
import { currentBoundary } from "./current.ts";
import { createDialog } from "./dialog.ts";
import { createMenu } from "./menu.ts";
import { createNativeTheme } from "./native-theme.ts";
import { createNotification } from "./notification.ts";
import { createSafeStorage } from "./safe-storage.ts";
import { createSession } from "./session.ts";
import type { MembersOf } from "./shape.ts";
import { createTray } from "./tray.ts";
import { createBrowserWindow } from "./window.ts";

/** The part of Electron's main module that the app uses. Each member exists in electron.d.ts: an
 * unknown one is a type error here. */
const state = currentBoundary();
const madeApp = createApp(state);

export const app: MembersOf<Electron.App, typeof madeApp> = madeApp;
const madeSession = createSession(state);
export const session: MembersOf<typeof Electron.Session, typeof madeSession> = madeSession;
const madeDialog = createDialog(state);
export const dialog: MembersOf<Electron.Dialog, typeof madeDialog> = madeDialog;
const madeStorage = createSafeStorage(state);
export const safeStorage: MembersOf<Electron.SafeStorage, typeof madeStorage> = madeStorage;
const madeMenu = createMenu(state, () => madeApp.name);
export const Menu: MembersOf<typeof Electron.Menu, typeof madeMenu> = madeMenu;
export const BrowserWindow = createBrowserWindow(state);
export const Notification = createNotification(state);
export const powerMonitor = state.powerEvents;

const madeIpcMain = {
  handle: (channel: string, handler: (event: unknown, ...raw: unknown[]) => unknown) => {
    if (state.ipcHandlers.has(channel)) {
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    }
    state.ipcHandlers.set(channel, handler);
  },
};
export const ipcMain: MembersOf<Electron.IpcMain, typeof madeIpcMain> = madeIpcMain;

const madeProtocol = {
  registerSchemesAsPrivileged: (schemes: Electron.CustomScheme[]) => {
    if (state.lifecycle.isReady) {
      throw new Error("protocol.registerSchemesAsPrivileged should be called before app is ready");
    }
    state.switches.set("schemes", schemes);
  },
  handle: (scheme: string, handler: (request: Request) => Promise<Response>) => {
    if (!state.lifecycle.isReady) throw new Error("protocol can only be used after app is ready");
    if (state.settings.protocolFails) throw new Error("The scheme is taken.");
    state.protocolHandlers.set(scheme, handler);
  },
};
export const protocol: MembersOf<Electron.Protocol, typeof madeProtocol> = madeProtocol;

const madeShell = {
  openExternal: (url: string) => {
    state.notices.opened.push(url);
    return Promise.resolve();
  },
  showItemInFolder: (file: string) => {
    state.notices.opened.push(file);
  },
};
export const shell: MembersOf<Electron.Shell, typeof madeShell> = madeShell;

const madeTheme = createNativeTheme(state);
export const nativeTheme: MembersOf<Electron.NativeTheme, typeof madeTheme> = madeTheme;
const madeClipboard = {
  writeText: (text: string) => {
    state.clipboard = text;
    return Promise.resolve();
  },
};
export const clipboard: MembersOf<Electron.Clipboard, typeof madeClipboard> = madeClipboard;
export const nativeImage = {
  createFromBuffer: (content: Buffer) => ({ content }),
  // An unreadable image is empty, which Tray refuses.
  createFromPath: (file: string) => ({ isEmpty: () => !existsSync(file) }),
};
export const Tray = createTray(state);
export const screen = {
  getAllDisplays: () => {
    if (!state.lifecycle.isReady) {
      throw new Error("The 'screen' module can't be used before the app 'ready' event");
    }
    const area = { x: 0, y: 0, width: 1600, height: 1000 };
    return [{ workArea: area, size: { width: 1600, height: 1000 }, scaleFactor: 1 }];
  },
};
