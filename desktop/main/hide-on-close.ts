import type { App, BrowserWindow } from "electron";

/** Whether the app is quitting: windows close then instead of being hidden. */
export class QuitState {
  #isQuitting = false;

  constructor(app: Pick<App, "on">) {
    app.on("before-quit", () => {
      this.#isQuitting = true;
    });
  }

  /** The page prevented closing: the app continues. */
  readonly cancel = (): void => {
    this.#isQuitting = false;
  };

  get isQuitting(): boolean {
    return this.#isQuitting;
  }
}

/** Hides the window where closing must not quit the app: always on macOS, elsewhere with the tray
 * enabled. The page continues to poll for new inquiries. */
export function hideOnClose(window: BrowserWindow, shouldHide: () => boolean): void {
  window.on("close", (event) => {
    if (!shouldHide()) return;
    event.preventDefault();
    // Hiding a full-screen window leaves a black screen on macOS.
    if (window.isFullScreen()) {
      window.once("leave-full-screen", () => {
        window.hide();
      });
      window.setFullScreen(false);
    } else {
      window.hide();
    }
  });
}
