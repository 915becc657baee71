import path from "node:path";
import { app, dialog, nativeTheme, powerMonitor, safeStorage, session, shell } from "electron";
import { AppWindow } from "./app-window.ts";
import { applyAppearance } from "./appearance.ts";
import { watchBrokenPage } from "./broken-page.ts";
import { buildSettings } from "./build-settings.ts";
import { BUNDLE_ORIGIN } from "./bundle-path.ts";
import { describeUnwritable } from "./check-folders.ts";
import { connectPage } from "./connect-page.ts";
import { createOpenExternal } from "./external-links.ts";
import { hideOnClose, QuitState } from "./hide-on-close.ts";
import { createLeaving } from "./leaving.ts";
import type { Leaving } from "./leaving.ts";
import { listenForLinks } from "./listen-for-links.ts";
import type { LogFile } from "./log-file.ts";
import { openMainWindow } from "./main-window.ts";
import { guardPermissions } from "./navigation-guards.ts";
import { preferenceSwitches } from "./offered-preferences.ts";
import { isHiddenStart } from "./open-at-login.ts";
import { addOsIntegration } from "./os-integration.ts";
import { reportFailures } from "./report-failures.ts";
import { serveBundle } from "./serve-bundle.ts";
import { SessionStore } from "./session-store.ts";
import { settingsFiles } from "./settings-files.ts";
import type { SettingsFiles } from "./settings-files.ts";
import { showMenu } from "./show-menu.ts";
import { startUpdates } from "./start-updates.ts";

const isOwnPage = (address: string) => address.startsWith(`${BUNDLE_ORIGIN}/`);

/** Starts the single instance of the app: protocol, guards, IPC, window, menu, links. */
export async function runApp(log: LogFile): Promise<void> {
  const { platform } = process;
  const report = (message: string) => void log.write("main", message);
  reportFailures(app, report);
  const appWindow = new AppWindow(report);
  const quitting = new QuitState(app);
  listenForLinks(app, appWindow);
  await app.whenReady();

  const { backendOrigin, siteUrl } = buildSettings;
  serveBundle({ backendOrigin, siteOrigin: siteUrl.origin });
  guardPermissions(session.defaultSession, isOwnPage, backendOrigin);
  const files = settingsFiles(app.getPath("userData"));
  const openExternal = createOpenExternal((url) => shell.openExternal(url), siteUrl);
  const updates = startUpdates(appWindow, report);
  const onStay = () => {
    quitting.cancel();
    updates?.restart.cancel();
  };
  const leaving = createLeaving({ dialog, flush: flushStorage, onStay });
  leaving.systemEnd.watchPower(powerMonitor);
  await applyAppearance({ nativeTheme, preferences: files.preferences, report });
  const signIn = new SessionStore({ safeStorage, file: files.session, platform, report });
  const preferences = await preferenceSwitches(files.preferences, platform, report);
  const { setUnsaved, onSessionChanged } = leaving;
  const calls = { signIn, preferences, openExternal, setUnsaved, onSessionChanged };
  connectPage({ log, report, appWindow, files, ...calls });
  showMenu({ appWindow, log, report, signIn, updates });
  addOsIntegration(appWindow, platform);
  const isEnding = () =>
    quitting.isQuitting || leaving.systemEnd.isEnding() || updates?.restart.isArmed() === true;
  const shouldHide = () => !isEnding() && preferences.keepsRunning();
  const open = () => openWindow({ appWindow, files, openExternal, leaving, shouldHide, report });
  app.on("activate", appWindow.show);
  app.on("window-all-closed", () => {
    if (platform !== "darwin") app.quit();
  });
  await appWindow.start(open, isHiddenStart(app, platform, process.argv));
  await warnUnwritableFolders(log, appWindow);
}

function flushStorage(): void {
  session.defaultSession.flushStorageData();
}

interface WindowOptions {
  readonly appWindow: AppWindow;
  readonly files: SettingsFiles;
  readonly openExternal: (address: string) => Promise<void>;
  readonly leaving: Leaving;
  /** Whether the app continues to run after the window is closed. */
  readonly shouldHide: () => boolean;
  readonly report: (message: string) => void;
}

function openWindow(options: WindowOptions): Promise<void> {
  const { appWindow, files, openExternal, leaving, shouldHide, report } = options;
  return openMainWindow({
    preload: path.join(import.meta.dirname, "..", "preload", "index.cjs"),
    windowState: files.windowState,
    isOwnPage,
    openExternal,
    mayLeave: leaving.mayLeave,
    report,
    onOpened: (window, appear) => {
      appWindow.set(window, appear);
      hideOnClose(window, shouldHide);
      leaving.systemEnd.watchWindow(window);
      watchBrokenPage(window, { dialog, report, onCrash: leaving.pageCrashed });
    },
  });
}

/** The app works without its folders; a dialog names the consequence. */
async function warnUnwritableFolders(log: LogFile, appWindow: AppWindow): Promise<void> {
  const logs = path.dirname(log.file);
  const sentence = await describeUnwritable({ userData: app.getPath("userData"), logs });
  const window = appWindow.current();
  if (sentence === null || window === null) return;
  void dialog.showMessageBox(window, { type: "warning", message: sentence });
}
