import type { AppUpdater } from "electron-updater";

interface UpdateEffects {
  readonly updater: Pick<AppUpdater, "on" | "checkForUpdates"> & {
    autoDownload: boolean;
    autoInstallOnAppQuit: boolean;
  };
  /** Says that a version is ready, without taking the keys from whoever writes; a click calls back. */
  readonly announce: (version: string, onClick: () => void) => void;
  /** Asks "Restart now or later?"; true means now. */
  readonly askRestart: (version: string) => Promise<boolean>;
  /** Closes the window and installs, if unsaved work does not keep it open. */
  readonly restart: () => void;
  readonly notify: (sentence: string) => void;
  readonly report: (message: string) => void;
}

/**
 * Downloads a new version in the background and announces it. Only who clicks the announcement, or
 * looks for updates again, is asked about a restart; a refusal installs it when the app quits by
 * itself. A check that a person asked for always answers in words.
 */
export function createUpdates(effects: UpdateEffects) {
  const { updater, announce, notify: tell, report } = effects;
  let asked = false;
  let ready: string | null = null;
  updater.autoDownload = true;
  updater.autoInstallOnAppQuit = true;
  const answer = (sentence: string) => {
    if (asked) tell(sentence);
    asked = false;
  };
  updater.on("update-not-available", () => {
    answer("You have the newest version.");
  });
  updater.on("update-available", (info) => {
    answer(`Version ${info.version} is being downloaded.`);
  });
  updater.on("error", (error) => {
    report(`update: ${error.message}`);
    answer("The update server cannot be reached. Try again later.");
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
      asked ||= byPerson;
      const check = updater.checkForUpdates();
      // The download that a check begins has a promise of its own; both report by the event as well.
      check
        .then((found) => found?.downloadPromise)
        .catch((error: unknown) => {
          report(`update check: ${String(error)}`);
        });
    },
  };
}

export type Updates = Pick<ReturnType<typeof createUpdates>, "check">;

function offerRestart({ restart, askRestart, report }: UpdateEffects, version: string): void {
  askRestart(version).then(
    (now) => {
      if (now) restart();
    },
    (error: unknown) => {
      report(`update question: ${String(error)}`);
    },
  );
}
