import path from "node:path";
import { app, BrowserWindow, dialog, powerMonitor, session, shell } from "electron";
import { createAppWindow } from "./app-window.ts";
import type { AppWindow } from "./app-window.ts";
import { watchBrokenPage } from "./broken-page.ts";
import { buildSettings } from "./build-settings.ts";
import { BUNDLE_ORIGIN } from "./bundle-path.ts";
import { describeUnwritable } from "./check-folders.ts";
import { connectPage } from "./connect-page.ts";
import { createOpenExternal } from "./external-links.ts";
import { createLeaving } from "./leaving.ts";
import type { Leaving } from "./leaving.ts";
import { listenForLinks } from "./listen-for-links.ts";
import type { LogFile } from "./log-file.ts";
import { openMainWindow } from "./main-window.ts";
import { guardPermissions } from "./navigation-guards.ts";
import { reportFailures } from "./report-failures.ts";
import { serveBundle } from "./serve-bundle.ts";
import { settingsFiles } from "./settings-files.ts";
import type { SettingsFiles } from "./settings-files.ts";
import { showMenu } from "./show-menu.ts";
import { startUpdates } from "./start-updates.ts";

const isOwnPage = (address: string) => address.startsWith(`${BUNDLE_ORIGIN}/`);

/** Starts the one instance of the app: protocol, guards, calls, window, menu, links. */
export async function runApp(log: LogFile): Promise<void> {
  const report = (message: string) => void log.write("main", message);
  reportFailures(app, report);
  const appWindow = createAppWindow();
  listenForLinks(app, appWindow);
  await app.whenReady();

  const { backendOrigin, siteUrl } = buildSettings;
  serveBundle({ backendOrigin, siteOrigin: siteUrl.origin });
  guardPermissions(session.defaultSession, isOwnPage, backendOrigin);
  const files = settingsFiles(app.getPath("userData"));
  const openExternal = createOpenExternal((url) => shell.openExternal(url), siteUrl);
  const updates = startUpdates(appWindow, report);
  const leaving = createLeaving({
    dialog,
    flush: () => {
      session.defaultSession.flushStorageData();
    },
    onStay: () => updates?.restart.cancel(),
  });
  leaving.systemEnd.watchPower(powerMonitor);
  const { setUnsaved, onSessionChanged } = leaving;
  connectPage({ log, report, appWindow, files, openExternal, setUnsaved, onSessionChanged });
  showMenu(appWindow, log, updates);
  const open = () => openWindow({ appWindow, files, openExternal, leaving, report });
  app.on("activate", () => {
    if (BrowserWindow.getAllWindows().length === 0) void open();
  });
  app.on("window-all-closed", () => {
    if (process.platform !== "darwin") app.quit();
  });
  await open();
  await sayWhatCannotBeWritten(log, appWindow);
}

interface WindowNeeds {
  readonly appWindow: AppWindow;
  readonly files: SettingsFiles;
  readonly openExternal: (address: string) => Promise<void>;
  readonly leaving: Leaving;
  readonly report: (message: string) => void;
}

function openWindow({ appWindow, files, openExternal, leaving, report }: WindowNeeds) {
  return openMainWindow({
    preload: path.join(import.meta.dirname, "..", "preload", "index.cjs"),
    place: files.windowPlace,
    isOwnPage,
    openExternal,
    mayLeave: leaving.mayLeave,
    report,
    onOpened: (window) => {
      appWindow.set(window);
      leaving.systemEnd.watchWindow(window);
      watchBrokenPage(window, { dialog, report, onCrash: leaving.pageLost });
    },
  });
}

/** The app works without its folders; the person learns what that costs. */
async function sayWhatCannotBeWritten(log: LogFile, appWindow: AppWindow): Promise<void> {
  const logs = path.dirname(log.file);
  const sentence = await describeUnwritable({ userData: app.getPath("userData"), logs });
  const window = appWindow.open();
  if (sentence === null || window === null) return;
  void dialog.showMessageBox(window, { type: "warning", message: sentence });
}
