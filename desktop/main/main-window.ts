import { BrowserWindow, nativeTheme, screen } from "electron";
import { START_URL } from "./bundle-path.ts";
import { guardContents } from "./navigation-guards.ts";
import type { JsonStore } from "./json-store.ts";
import { offerContextMenu } from "./offer-context-menu.ts";
import { fitToDisplays, MIN_SIZE } from "./window-state.ts";
import type { WindowState } from "./window-state.ts";

interface WindowParts {
  readonly preload: string;
  readonly windowState: JsonStore<WindowState>;
  readonly isOwnPage: (address: string) => boolean;
  readonly openExternal: (address: string) => Promise<void>;
  readonly mayLeave: (window: BrowserWindow) => boolean;
  readonly report: (message: string) => void;
  /** The window exists; its page starts to load. `appear` shows it in its last state. */
  readonly onOpened: (window: BrowserWindow, appear: () => void) => void;
}

/** Page background before the first paint, as in site/ui/theme. The main process imports no UI. */
const paper = { light: "#FAF7F2", dark: "#171411" } as const;

/** Opens the dashboard at its last position, hidden until its first paint. */
export async function openMainWindow(parts: WindowParts): Promise<void> {
  const state = await parts.windowState.read().catch((error: unknown) => {
    parts.report(`The window's place cannot be read: ${String(error)}`);
    return null;
  });
  const displays = screen.getAllDisplays().map((display) => display.workArea);
  const window = new BrowserWindow({
    ...fitToDisplays(state, displays),
    minWidth: MIN_SIZE.width,
    minHeight: MIN_SIZE.height,
    show: false,
    backgroundColor: nativeTheme.shouldUseDarkColors ? paper.dark : paper.light,
    webPreferences: {
      preload: parts.preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      spellcheck: true,
      // Chromium throttles timers of a hidden window: it would poll inquiries once a minute instead
      // of every four seconds.
      backgroundThrottling: false,
    },
  });
  guardContents(window.webContents, {
    isOwnPage: parts.isOwnPage,
    openExternal: parts.openExternal,
    onRefused: parts.report,
  });
  storeWindowState(window, parts);
  confirmLeaving(window, parts);
  offerContextMenu(window, process.platform, parts.report);
  parts.onOpened(window, () => {
    // Maximising shows the window, so it must follow the first paint.
    if (state?.maximized === true) window.maximize();
    window.show();
  });
  await window.loadURL(START_URL).catch((error: unknown) => {
    // Closed while it was loading.
    if (!window.isDestroyed()) throw error;
  });
}

function storeWindowState(window: BrowserWindow, { windowState, report }: WindowParts): void {
  window.on("close", () => {
    windowState
      .write({ bounds: window.getNormalBounds(), maximized: window.isMaximized() })
      .catch((error: unknown) => {
        report(`The window's place was not saved: ${String(error)}`);
      });
  });
}

function confirmLeaving(window: BrowserWindow, { mayLeave }: WindowParts): void {
  window.webContents.on("will-prevent-unload", (event) => {
    // Preventing this event closes the window despite the page's `beforeunload`.
    if (mayLeave(window)) event.preventDefault();
  });
}
