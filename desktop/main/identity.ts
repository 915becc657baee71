import path from "node:path";
import type { App } from "electron";

const APP_ID = "studio.interiordesign.admin";
const DEVELOPMENT_NAME = "Interior Design Admin (Development)";

type Identified = Pick<
  App,
  "isPackaged" | "setName" | "setAppUserModelId" | "getPath" | "setPath" | "setAppLogsPath"
> & { readonly commandLine: Pick<App["commandLine"], "hasSwitch"> };

/**
 * Name, user data and id of the app. A package has its name from its own package.json; an unpackaged
 * run would share name, folder and single-instance lock with every other unpackaged app, so it gets
 * its own. `--user-data-dir` goes before both. To be called before the lock is requested.
 */
export function identify(app: Identified, platform: NodeJS.Platform): void {
  // Windows shows notifications only for the id that the installer's shortcut has.
  if (platform === "win32") app.setAppUserModelId(APP_ID);
  if (app.isPackaged) return;
  app.setName(DEVELOPMENT_NAME);
  if (app.commandLine.hasSwitch("user-data-dir")) {
    // macOS has logs in ~/Library/Logs: runs with folders of their own would share one log there.
    app.setAppLogsPath(path.join(app.getPath("userData"), "logs"));
    return;
  }
  app.setPath("userData", path.join(app.getPath("appData"), DEVELOPMENT_NAME));
  app.setAppLogsPath();
}
