import { app, BrowserWindow, dialog, ipcMain, safeStorage } from "electron";
import type { AppWindow } from "./app-window.ts";
import { drawBadge } from "./badge-picture.ts";
import type { LogFile } from "./log-file.ts";
import { createNativeDialogs } from "./native-dialogs.ts";
import { showNotice } from "./notices.ts";
import { registerIpc } from "./register-ipc.ts";
import { createSessionStore } from "./session-store.ts";
import type { SettingsFiles } from "./settings-files.ts";
import { createUnreadBadge } from "./unread-badge.ts";

interface PageConnection {
  readonly log: LogFile;
  readonly report: (message: string) => void;
  readonly appWindow: AppWindow;
  readonly files: SettingsFiles;
  readonly openExternal: (address: string) => Promise<void>;
  /** Names of what is unsaved in the page. */
  readonly setUnsaved: (names: readonly string[]) => void;
  /** The page stored or removed its sign-in. */
  readonly onSessionChanged: () => void;
}

/** Answers every call of the page with what this machine offers. */
export function connectPage(parts: PageConnection): void {
  const { log, report, appWindow, files } = parts;
  registerIpc({
    ipcMain,
    log,
    dialogs: createNativeDialogs({ dialog, window: appWindow.get, folder: files.folder }),
    session: createSessionStore({
      safeStorage,
      file: files.session,
      platform: process.platform,
      onUnreadable: (key, reason) => {
        report(`The kept sign-in ${key} cannot be opened: ${String(reason)}`);
      },
    }),
    openExternal: parts.openExternal,
    notify: (notice) => {
      showNotice(notice, (opens) => {
        appWindow.bringForward();
        if (opens !== undefined) appWindow.command({ type: "open", item: opens });
      });
    },
    setUnread: createUnreadBadge({
      app,
      window: () => BrowserWindow.getAllWindows()[0] ?? null,
      platform: process.platform,
      draw: drawBadge,
    }),
    setUnsaved: parts.setUnsaved,
    onSessionChanged: parts.onSessionChanged,
    onReady: appWindow.listening,
  });
}
