import type { AppUpdater } from "electron-updater";

interface UpdateEffects {
  readonly updater: Pick<AppUpdater, "on" | "checkForUpdates"> & {
    autoDownload: boolean;
    autoInstallOnAppQuit: boolean;
  };
  /** Announces a downloaded version without taking the keyboard focus; a click calls back. */
  readonly announce: (version: string, onClick: () => void) => void;
  /** Shows the dialog "Restart now or later?"; true means now. */
  readonly confirmRestart: (version: string) => Promise<boolean>;
  /** Closes the window and installs, unless unsaved work keeps it open. */
  readonly restart: () => void;
  readonly notify: (sentence: string) => void;
  readonly report: (message: string) => void;
}

/** Downloads a new version in the background and announces it. Only a click on the announcement or a
 * manual check shows the restart dialog; after a refusal the version is installed when the app quits.
 * A manual check always shows its result. */
export function createUpdates(effects: UpdateEffects) {
  const { updater, announce, notify, report } = effects;
  let isRequested = false;
  let ready: string | null = null;
  updater.autoDownload = true;
  updater.autoInstallOnAppQuit = true;
  const notifyIfRequested = (sentence: string) => {
    if (isRequested) notify(sentence);
    isRequested = false;
  };
  updater.on("update-not-available", () => {
    notifyIfRequested("You have the newest version.");
  });
  updater.on("update-available", (info) => {
    notifyIfRequested(`Version ${info.version} is being downloaded.`);
  });
  updater.on("error", (error) => {
    report(`update: ${error.message}`);
    notifyIfRequested("The update server cannot be reached. Try again later.");
  });
  updater.on("update-downloaded", ({ version }) => {
    ready = version;
    announce(version, () => {
      offerRestart(effects, version);
    });
  });
  return {
    check(byPerson: boolean) {
      if (byPerson && ready !== null) {
        offerRestart(effects, ready);
        return;
      }
      isRequested ||= byPerson;
      const check = updater.checkForUpdates();
      // The download of a check has its own promise; the `error` event reports both.
      check
        .then((found) => found?.downloadPromise)
        .catch((error: unknown) => {
          report(`update check: ${String(error)}`);
        });
    },
  };
}

export type Updates = Pick<ReturnType<typeof createUpdates>, "check">;

function offerRestart({ restart, confirmRestart, report }: UpdateEffects, version: string): void {
  confirmRestart(version).then(
    (now) => {
      if (now) restart();
    },
    (error: unknown) => {
      report(`update question: ${String(error)}`);
    },
  );
}
