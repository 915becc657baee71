import { existsSync } from "node:fs";
import path from "node:path";
import { app, dialog } from "electron";
import { showNotice } from "./notices.ts";
import { createUpdates } from "./updates.ts";

const SIX_HOURS_MS = 6 * 60 * 60 * 1000;

/** Watches the configured feed; null when this build has none (development, no feed set). */
export async function startUpdates(report: (message: string) => void) {
  if (!app.isPackaged || !existsSync(path.join(process.resourcesPath, "app-update.yml")))
    return null;
  // Loaded only where there is a feed: the updater is larger than the rest of the main process.
  const { default: electronUpdater } = await import("electron-updater");
  const updates = createUpdates({
    updater: electronUpdater.autoUpdater,
    announce,
    askRestart,
    tell: (message) => void dialog.showMessageBox({ type: "info", message }),
    report,
  });
  updates.check(false);
  setInterval(() => {
    updates.check(false);
  }, SIX_HOURS_MS);
  return updates;
}

function announce(version: string, onClick: () => void): void {
  const body = "Click to restart now, or go on working: it is installed when you quit.";
  showNotice({ title: `Version ${version} is ready`, body }, onClick);
}

async function askRestart(version: string): Promise<boolean> {
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
