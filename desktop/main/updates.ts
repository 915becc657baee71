import type { AppUpdater } from "electron-updater";

interface UpdateEffects {
  readonly updater: Pick<AppUpdater, "on" | "checkForUpdates" | "quitAndInstall"> & {
    autoDownload: boolean;
    autoInstallOnAppQuit: boolean;
  };
  /** Asks "Restart now or later?"; true means now. */
  readonly askRestart: (version: string) => Promise<boolean>;
  readonly tell: (sentence: string) => void;
  readonly report: (message: string) => void;
}

/**
 * Downloads a new version in the background and asks before restarting; a refusal installs it when
 * the app quits by itself. A check that a person asked for always answers in words.
 */
export function createUpdates({ updater, askRestart, tell, report }: UpdateEffects) {
  let asked = false;
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
  updater.on("update-downloaded", (info) => {
    void askRestart(info.version).then((now) => {
      // Quitting goes through the window's own question about unsaved work.
      if (now) updater.quitAndInstall();
    });
  });
  return {
    check(byPerson: boolean) {
      asked ||= byPerson;
      updater.checkForUpdates().catch((error: unknown) => {
        report(`update check: ${String(error)}`);
      });
    },
  };
}
