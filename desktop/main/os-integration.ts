import { app, Menu, nativeImage, Notification, Tray } from "electron";
// eslint-disable-next-line no-restricted-imports -- electron-vite copies the file and gives its path
import trayIcon from "../icons/linux/32x32.png?asset";
import type { AppWindow } from "./app-window.ts";
import { dockMenu, jumpListTasks } from "./launch-items.ts";
import { trayMenu } from "./tray-menu.ts";

// Without a reference a tray is garbage-collected, and its icon disappears.
let tray: Tray | null = null;

/** Parts of the app outside its window: dock menu, jump list, tray. */
export function addOsIntegration(appWindow: AppWindow, platform: NodeJS.Platform): void {
  const send = appWindow.showAndCommand;
  if (platform === "darwin") {
    app.dock?.setMenu(Menu.buildFromTemplate(dockMenu(send)));
    return;
  }
  if (platform === "win32") {
    app.setUserTasks(jumpListTasks(process.execPath));
    // Notifications of an earlier run stay in the notification centre; only this handler receives
    // their clicks.
    Notification.handleActivation(appWindow.show);
  }
  tray = new Tray(nativeImage.createFromPath(trayIcon));
  tray.setToolTip(app.name);
  const quit = () => {
    app.quit();
  };
  tray.setContextMenu(Menu.buildFromTemplate(trayMenu({ open: appWindow.show, send, quit })));
  // Linux: the indicator opens its menu instead.
  tray.on("click", appWindow.show);
}
