import { app, BrowserWindow, dialog, ipcMain, nativeTheme } from "electron";
import type { UnsavedWork } from "../shared/bridge.ts";
import type { AppWindow } from "./app-window.ts";
import { createAppearance } from "./appearance.ts";
import { badgeIcon } from "./badge-icon.ts";
import type { LogFile } from "./log-file.ts";
import { createNativeDialogs } from "./native-dialogs.ts";
import { showNotification } from "./notifications.ts";
import type { PreferenceSwitches } from "./preference-switches.ts";
import { registerIpc } from "./register-ipc.ts";
import type { SessionStore } from "./session-store.ts";
import type { SettingsFiles } from "./settings-files.ts";
import { createUnreadBadge } from "./unread-badge.ts";

interface PageConnection {
  readonly log: LogFile;
  readonly report: (message: string) => void;
  readonly appWindow: AppWindow;
  readonly files: SettingsFiles;
  readonly signIn: SessionStore;
  readonly preferences: PreferenceSwitches;
  readonly openExternal: (address: string) => Promise<void>;
  readonly setUnsaved: (work: UnsavedWork) => void;
  /** The page stored or removed its session. */
  readonly onSessionChanged: () => void;
}

/** Registers the handlers of every IPC call of the page. */
export function connectPage(parts: PageConnection): void {
  const { log, report, appWindow, files } = parts;
  registerIpc({
    ipcMain,
    log,
    dialogs: createNativeDialogs({ dialog, window: appWindow.get, folder: files.folder }),
    session: parts.signIn,
    openExternal: parts.openExternal,
    notify: (notice) => {
      showNotification(notice, (opens) => {
        appWindow.show();
        if (opens !== undefined) appWindow.command({ type: "open", item: opens });
      });
    },
    setUnread: createUnreadBadge({
      app,
      window: () => BrowserWindow.getAllWindows()[0] ?? null,
      platform: process.platform,
      draw: badgeIcon,
    }),
    setUnsaved: parts.setUnsaved,
    onSessionChanged: parts.onSessionChanged,
    readAppearance: () => nativeTheme.themeSource,
    setAppearance: createAppearance({ nativeTheme, preferences: files.preferences, report }),
    setAvailableCommands: appWindow.setAvailableCommands,
    preferences: parts.preferences,
  });
}
