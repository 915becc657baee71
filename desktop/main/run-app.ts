import path from "node:path";
import { app, BrowserWindow, dialog, ipcMain, Menu, safeStorage, session, shell } from "electron";
import { channels } from "../shared/bridge.ts";
import type { DesktopCommand } from "../shared/bridge.ts";
import { drawBadge } from "./badge-picture.ts";
import { buildSettings } from "./build-settings.ts";
import { BUNDLE_ORIGIN } from "./bundle-path.ts";
import { createCommandQueue } from "./command-queue.ts";
import { itemLinkOf, LINK_SCHEME, parseItemLink } from "./deep-links.ts";
import { createOpenExternal } from "./external-links.ts";
import { createLogFile } from "./log-file.ts";
import type { LogFile } from "./log-file.ts";
import { openMainWindow } from "./main-window.ts";
import { menuTemplate } from "./menu.ts";
import { createNativeDialogs } from "./native-dialogs.ts";
import { guardPermissions } from "./navigation-guards.ts";
import { showNotice } from "./notices.ts";
import { registerIpc } from "./register-ipc.ts";
import { serveBundle } from "./serve-bundle.ts";
import { createSessionStore } from "./session-store.ts";
import { settingsFiles } from "./settings-files.ts";
import { startUpdates } from "./start-updates.ts";
import { createUnreadBadge } from "./unread-badge.ts";
import { mayLeave } from "./unsaved-work.ts";

const isOwnPage = (address: string) => address.startsWith(`${BUNDLE_ORIGIN}/`);

/** Starts the one instance of the app: protocol, guards, calls, window, menu, links. */
export async function runApp(): Promise<void> {
  const log = createLogFile(path.join(app.getPath("logs"), "main.log"));
  const report = (message: string) => void log.write("main", message);
  reportFailures(report);
  const shown = createShownWindow();
  listenForLinks(shown.command);
  await app.whenReady();

  const { backendOrigin, siteUrl } = buildSettings;
  serveBundle({ backendOrigin, siteOrigin: siteUrl.origin });
  guardPermissions(session.defaultSession, isOwnPage, backendOrigin);
  const files = settingsFiles(app.getPath("userData"));
  const openExternal = createOpenExternal((url) => shell.openExternal(url), siteUrl);
  const unsaved = { names: [] as readonly string[] };
  connect({ log, report, shown, files, openExternal, unsaved });

  const open = async () => {
    const window = await openMainWindow({
      preload: path.join(import.meta.dirname, "..", "preload", "index.cjs"),
      place: files.windowPlace,
      isOwnPage,
      openExternal,
      mayLeave: (asked) => mayLeave(dialog, asked, unsaved.names),
      report,
    });
    shown.set(window);
  };
  showMenu(shown.command, log, await startUpdates(report));
  app.on("activate", () => {
    if (BrowserWindow.getAllWindows().length === 0) void open();
  });
  app.on("window-all-closed", () => {
    if (process.platform !== "darwin") app.quit();
  });
  await open();
}

interface Connection {
  readonly log: LogFile;
  readonly report: (message: string) => void;
  readonly shown: ReturnType<typeof createShownWindow>;
  readonly files: ReturnType<typeof settingsFiles>;
  readonly openExternal: (address: string) => Promise<void>;
  readonly unsaved: { names: readonly string[] };
}

function connect({ log, report, shown, files, openExternal, unsaved }: Connection): void {
  registerIpc({
    ipcMain,
    log,
    dialogs: createNativeDialogs({ dialog, window: shown.get, folder: files.folder }),
    session: createSessionStore({
      safeStorage,
      file: files.session,
      platform: process.platform,
      onUnreadable: (key, reason) => {
        report(`The kept sign-in ${key} cannot be opened: ${String(reason)}`);
      },
    }),
    openExternal,
    notify: (notice) => {
      showNotice(notice, (opens) => {
        shown.bringForward();
        if (opens !== undefined) shown.command({ type: "open", item: opens });
      });
    },
    setUnread: createUnreadBadge({
      app,
      window: () => BrowserWindow.getAllWindows()[0] ?? null,
      platform: process.platform,
      draw: drawBadge,
    }),
    setUnsaved: (names) => {
      unsaved.names = names;
    },
    onReady: shown.listening,
  });
}

/** The window as the rest sees it: commands wait until its page listens. */
function createShownWindow() {
  let window: BrowserWindow | null = null;
  const queue = createCommandQueue((command) => {
    window?.webContents.send(channels.command, command);
  });
  return {
    get: (): BrowserWindow => {
      if (window === null) throw new Error("The window is not open.");
      return window;
    },
    set: (opened: BrowserWindow) => {
      window = opened;
      opened.webContents.on("did-start-loading", queue.close);
      opened.on("closed", () => {
        queue.close();
        window = null;
      });
    },
    bringForward: () => {
      if (window?.isMinimized() === true) window.restore();
      window?.show();
      window?.focus();
    },
    command: queue.send,
    listening: queue.open,
  };
}

function listenForLinks(command: (command: DesktopCommand) => void): void {
  app.setAsDefaultProtocolClient(LINK_SCHEME);
  const first = itemLinkOf(process.argv);
  if (first !== null) command({ type: "open", item: first });
  app.on("second-instance", (_event, argv) => {
    const [window] = BrowserWindow.getAllWindows();
    if (window?.isMinimized() === true) window.restore();
    window?.focus();
    const item = itemLinkOf(argv);
    if (item !== null) command({ type: "open", item });
  });
  app.on("open-url", (event, address) => {
    event.preventDefault();
    const item = parseItemLink(address);
    if (item !== null) command({ type: "open", item });
  });
}

function showMenu(
  send: (command: DesktopCommand) => void,
  log: LogFile,
  updates: Awaited<ReturnType<typeof startUpdates>>,
): void {
  const template = menuTemplate({
    appName: app.name,
    platform: process.platform,
    development: buildSettings.development,
    send,
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

function reportFailures(report: (message: string) => void): void {
  process.on("uncaughtException", (error) => {
    report(`uncaught: ${error.stack ?? error.message}`);
  });
  process.on("unhandledRejection", (reason) => {
    report(`unhandled: ${String(reason)}`);
  });
  app.on("render-process-gone", (_event, _contents, { reason }) => {
    report(`renderer gone: ${reason}`);
  });
}
