import { EventEmitter } from "node:events";
import type { FakeElectronState } from "./state.ts";

/** Milliseconds until the installer ends the app after its start. */
const INSTALLER_MS = 1000;

/** electron-updater's `autoUpdater` on Windows: `quitAndInstall` starts the installer at once and
 * quits afterwards; the installer ends the process regardless of the page. The test emits the events
 * of its feed. */
export class FakeUpdater extends EventEmitter {
  autoDownload = true;
  autoInstallOnAppQuit = true;
  autoRunAppAfterInstall = true;
  /** Whether the installer runs, and the names of windows that were open at its start. */
  installed: { readonly openWindows: number } | null = null;
  readonly #state: FakeElectronState;

  constructor(state: FakeElectronState) {
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
