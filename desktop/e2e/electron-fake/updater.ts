import { EventEmitter } from "node:events";
import type { BoundaryState } from "./state.ts";

/** The installer ends the app a second after it was started. */
const INSTALLER_MS = 1000;

/**
 * electron-updater's `autoUpdater` on Windows: `quitAndInstall` starts the installer at once and quits
 * afterwards; the installer ends the process whatever the page says. Its feed is the test.
 */
export class BoundaryUpdater extends EventEmitter {
  autoDownload = true;
  autoInstallOnAppQuit = true;
  autoRunAppAfterInstall = true;
  /** Whether the installer runs, and what it found open: names of windows that were still there. */
  installed: { readonly openWindows: number } | null = null;
  readonly #state: BoundaryState;

  constructor(state: BoundaryState) {
    super();
    this.#state = state;
    state.updater = this;
  }

  checkForUpdates(): Promise<null> {
    if (this.#state.settings.updaterFails) throw new Error("The updater is broken.");
    return Promise.resolve(null);
  }

  quitAndInstall(): void {
    const { windows, lifecycle } = this.#state;
    this.installed = { openWindows: windows.length };
    this.#state.order.push("installer");
    setTimeout(() => {
      lifecycle.kill();
      for (const window of [...windows]) window.destroy();
    }, INSTALLER_MS).unref();
    setImmediate(() => {
      lifecycle.quit();
    });
  }
}
