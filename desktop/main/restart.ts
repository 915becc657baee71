import type { BrowserWindow } from "electron";

interface RestartEffects {
  /** The open window, or null. */
  readonly window: () => BrowserWindow | null;
  /** Starts the installer and quits. On Windows the installer ends the process within a second. */
  readonly install: () => void;
}

/** Restarts into a new version. The installer starts only after the window has closed, so that the
 * page can prevent it: a running installer quits the app in any case. */
export function createRestart({ window, install }: RestartEffects) {
  let armed = false;
  let watched: BrowserWindow | null = null;
  return {
    /** Closes the window, which shows the dialog about unsaved work, and installs on `closed`. */
    begin: (): void => {
      const open = window();
      if (open === null) {
        install();
        return;
      }
      armed = true;
      if (watched !== open) {
        watched = open;
        open.once("closed", () => {
          if (armed) install();
        });
      }
      open.close();
    },
    /** The user keeps editing: closing the window later installs nothing. */
    cancel: (): void => {
      armed = false;
    },
    /** Whether the window is closing for a restart; it must not be hidden instead. */
    isArmed: (): boolean => armed,
  };
}

export type Restart = ReturnType<typeof createRestart>;
