import { app, clipboard, Menu, screen, shell } from "electron";
import { readFile } from "node:fs/promises";
import os from "node:os";
import type { AppWindow } from "./app-window.ts";
import { buildSettings } from "./build-settings.ts";
import { diagnosticsText } from "./diagnostics.ts";
import type { LogFile } from "./log-file.ts";
import { menuTemplate } from "./menu.ts";
import { applyMenuState } from "./menu-state.ts";
import type { SessionStore } from "./session-store.ts";
import type { Updates } from "./updates.ts";

interface MenuParts {
  readonly appWindow: AppWindow;
  readonly log: LogFile;
  readonly report: (message: string) => void;
  /** Null without an update feed: the menu has no update item then. */
  readonly updates: Updates | null;
  readonly signIn: Pick<SessionStore, "protection">;
}

const LOG_LINES = 50;

/** Sets the application menu; its items follow the state of the page. */
export function showMenu(parts: MenuParts): void {
  const { appWindow, log, report, updates } = parts;
  const template = menuTemplate({
    appName: app.name,
    platform: process.platform,
    development: buildSettings.development,
    send: appWindow.showAndCommand,
    back: () => {
      appWindow.go("back");
    },
    forward: () => {
      appWindow.go("forward");
    },
    reload: () => {
      appWindow.get().webContents.reload();
    },
    print: () => {
      appWindow.get().webContents.print();
    },
    showLog: () => {
      shell.showItemInFolder(log.file);
    },
    copyDiagnostics: () => {
      copyDiagnostics(parts).catch((error: unknown) => {
        report(`The diagnostics were not copied: ${String(error)}`);
      });
    },
    ...(updates !== null && {
      checkForUpdates: () => {
        updates.check(true);
      },
    }),
  });
  const menu = Menu.buildFromTemplate(template);
  appWindow.onChange((state) => {
    applyMenuState(menu, state);
  });
  Menu.setApplicationMenu(menu);
}

async function copyDiagnostics({ log, signIn }: MenuParts): Promise<void> {
  // Without a log there is nothing to write.
  const lines = await readFile(log.file, "utf8").catch(() => "");
  const settings = {
    appName: app.name,
    appVersion: app.getVersion(),
    versions: process.versions,
    platform: process.platform,
    systemVersion: os.release(),
    arch: process.arch,
    locale: app.getLocale(),
    protection: await signIn.protection(),
    displays: screen.getAllDisplays(),
    log: lines.trimEnd().split("\n").slice(-LOG_LINES),
  };
  await clipboard.writeText(diagnosticsText(settings, os.homedir()));
}
