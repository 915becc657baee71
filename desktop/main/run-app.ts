import path from "node:path";
import { app, BrowserWindow, dialog, session, shell } from "electron";
import { createAppWindow } from "./app-window.ts";
import { buildSettings } from "./build-settings.ts";
import { BUNDLE_ORIGIN } from "./bundle-path.ts";
import { connectPage } from "./connect-page.ts";
import { createOpenExternal } from "./external-links.ts";
import { listenForLinks } from "./listen-for-links.ts";
import type { LogFile } from "./log-file.ts";
import { openMainWindow } from "./main-window.ts";
import { guardPermissions } from "./navigation-guards.ts";
import { reportFailures } from "./report-failures.ts";
import { serveBundle } from "./serve-bundle.ts";
import { settingsFiles } from "./settings-files.ts";
import { showMenu } from "./show-menu.ts";
import { startUpdates } from "./start-updates.ts";
import { createStorageFlush } from "./storage-flush.ts";
import { mayLeave } from "./unsaved-work.ts";

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
  const unsaved = { names: [] as readonly string[] };
  const storage = createStorageFlush(() => {
    session.defaultSession.flushStorageData();
  });
  const setUnsaved = (names: readonly string[]) => {
    unsaved.names = names;
    storage.whileUnsaved(names.length > 0);
  };
  connectPage({
    log,
    report,
    appWindow,
    files,
    openExternal,
    setUnsaved,
    onSessionChanged: storage.afterSession,
  });

  const open = () =>
    openMainWindow({
      preload: path.join(import.meta.dirname, "..", "preload", "index.cjs"),
      place: files.windowPlace,
      isOwnPage,
      openExternal,
      mayLeave: (asked) => mayLeave(dialog, asked, unsaved.names),
      report,
      onOpened: appWindow.set,
    });
  showMenu(appWindow, log, await startUpdates(report));
  app.on("activate", () => {
    if (BrowserWindow.getAllWindows().length === 0) void open();
  });
  app.on("window-all-closed", () => {
    if (process.platform !== "darwin") app.quit();
  });
  await open();
}
