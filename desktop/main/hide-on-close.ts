import type { App, BrowserWindow } from "electron";

/** Whether the app is about to end, which lets windows close instead of being hidden. */
export class Quitting {
  #isQuitting = false;

  constructor(app: Pick<App, "on">) {
    app.on("before-quit", () => {
      this.#isQuitting = true;
    });
  }

  /** The page refused to be left: the app goes on. */
  readonly cancel = (): void => {
    this.#isQuitting = false;
  };

  get isQuitting(): boolean {
    return this.#isQuitting;
  }
}

/**
 * Hides the window where closing must not end the app: on macOS always, elsewhere when it stays in
 * the tray. The page runs on and notices new inquiries.
 */
export function hideOnClose(window: BrowserWindow, shouldHide: () => boolean): void {
  window.on("close", (event) => {
    if (!shouldHide()) return;
    event.preventDefault();
    // Hiding a full-screen window leaves a black screen behind on macOS.
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
