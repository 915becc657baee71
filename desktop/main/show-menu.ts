import { app, Menu, shell } from "electron";
import type { AppWindow } from "./app-window.ts";
import { buildSettings } from "./build-settings.ts";
import type { LogFile } from "./log-file.ts";
import { menuTemplate } from "./menu.ts";
import type { Updates } from "./updates.ts";

/** Sets the application menu; without an update feed it offers no updates. */
export function showMenu({ command }: AppWindow, log: LogFile, updates: Updates | null): void {
  const template = menuTemplate({
    appName: app.name,
    platform: process.platform,
    development: buildSettings.development,
    send: command,
    showLog: () => {
      shell.showItemInFolder(log.file);
    },
    ...(updates !== null && {
      checkForUpdates: () => {
        updates.check(true);
      },
    }),
  });
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}
