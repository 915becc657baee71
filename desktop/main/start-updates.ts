import { existsSync } from "node:fs";
import path from "node:path";
import { app, dialog } from "electron";
import { showNotification } from "./notifications.ts";
import { createRestart } from "./restart.ts";
import type { Restart } from "./restart.ts";
import { createUpdates } from "./updates.ts";
import type { Updates } from "./updates.ts";
import type { AppWindow } from "./app-window.ts";

const SIX_HOURS_MS = 6 * 60 * 60 * 1000;

/** Checks for new versions; null without a feed. */
interface UpdateWatch extends Updates {
  readonly restart: Restart;
}

/** Checks the configured feed; null when this build has none (development, no feed set). Returns at
 * once: an updater that cannot be loaded or throws is logged and does not delay the window. */
export function startUpdates(
  appWindow: AppWindow,
  report: (message: string) => void,
): UpdateWatch | null {
  if (!app.isPackaged || !existsSync(path.join(process.resourcesPath, "app-update.yml")))
    return null;
  let install: () => void = () => undefined;
  const restart = createRestart({
    window: appWindow.current,
    install: () => {
      install();
    },
  });
  // Imported only with a feed: the updater is larger than the rest of the main process.
  const loading = import("electron-updater").then(({ default: electronUpdater }) => {
    const updater = electronUpdater.autoUpdater;
    install = () => {
      updater.quitAndInstall();
    };
    return createUpdates({
      updater,
      announce,
      confirmRestart,
      restart: restart.begin,
      notify,
      report,
    });
  });
  const check = (byPerson: boolean) => {
    loading
      .then((updates) => {
        updates.check(byPerson);
      })
      .catch((error: unknown) => {
        report(`The updater failed: ${String(error)}`);
        if (byPerson) notify("Updates cannot be looked for on this computer. The log says why.");
      });
  };
  check(false);
  setInterval(() => {
    check(false);
  }, SIX_HOURS_MS);
  return { check, restart };
}

function notify(message: string): void {
  void dialog.showMessageBox({ type: "info", message });
}

function announce(version: string, onClick: () => void): void {
  const body = "Click to restart now, or go on working: it is installed when you quit.";
  showNotification({ title: `Version ${version} is ready`, body }, onClick);
}

async function confirmRestart(version: string): Promise<boolean> {
  const { response } = await dialog.showMessageBox({
    type: "info",
    message: `Version ${version} is ready.`,
    detail: "Restart now, or go on working: it is installed when you quit.",
    buttons: ["Later", "Restart Now"],
    defaultId: 0,
    cancelId: 0,
  });
  return response === 1;
}
