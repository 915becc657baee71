import path from "node:path";
import type { App } from "electron";

const APP_ID = "studio.interiordesign.admin";
const DEVELOPMENT_NAME = "Interior Design Admin (Development)";

type Identified = Pick<
  App,
  "isPackaged" | "setName" | "setAppUserModelId" | "getPath" | "setPath" | "setAppLogsPath"
> & { readonly commandLine: Pick<App["commandLine"], "hasSwitch"> };

/** Name, user data and id of the app. A package has its name from its own package.json; an unpackaged
 * run would share name, folder and single-instance lock with every other unpackaged app, so it gets
 * its own. `--user-data-dir` overrides both. Call before requesting the lock. */
export function identify(app: Identified, platform: NodeJS.Platform): void {
  // Windows displays notifications only for the id of the installer's shortcut.
  if (platform === "win32") app.setAppUserModelId(APP_ID);
  if (app.isPackaged) return;
  app.setName(DEVELOPMENT_NAME);
  if (app.commandLine.hasSwitch("user-data-dir")) {
    // macOS stores logs in ~/Library/Logs: runs with different folders would share one log there.
    app.setAppLogsPath(path.join(app.getPath("userData"), "logs"));
    return;
  }
  app.setPath("userData", path.join(app.getPath("appData"), DEVELOPMENT_NAME));
  app.setAppLogsPath();
}
