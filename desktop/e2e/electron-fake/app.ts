import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { FakeMenu } from "./menu.ts";
import { packagedManifest } from "./packaged-manifest.ts";
import type { FakeElectronState } from "./state.ts";

type PathName = "userData" | "logs" | "appData" | "temp" | "exe" | "sessionData";

/** `app`, with the events of the start. */
export function createApp(state: FakeElectronState) {
  const { settings, lifecycle } = state;
  const manifest = settings.packaged ? packagedManifest() : defaultApp;
  const app = Object.assign(state.appEvents, {
    name: manifest.productName ?? manifest.name,
    isPackaged: settings.packaged,
    commandLine: commandLine(state),
    getName: () => app.name,
    setName: (given: string) => {
      app.name = given;
    },
    getVersion: () => manifest.version,
    isReady: () => lifecycle.isReady,
    whenReady: () => lifecycle.whenReady(),
    quit: () => {
      lifecycle.quit();
    },
    exit: (code?: number) => {
      lifecycle.exit(code);
    },
    relaunch: () => {
      state.order.push("relaunch");
    },
    requestSingleInstanceLock: () => {
      state.switches.set("name", app.name);
      state.switches.set("lock", app.getPath("userData"));
      return settings.firstInstance;
    },
    ...paths(state, manifest.productName ?? manifest.name),
    ...identity(state),
    ...outsideWindow(state),
  });
  return app;
}

/** Folders, computed before main runs from the name of the package (lib/browser/init.ts). */
function paths(state: FakeElectronState, name: string) {
  const appData = path.join(state.folder, "app-data");
  const known = new Map<PathName, string>([
    ["appData", appData],
    ["temp", path.join(state.folder, "temp")],
    ["exe", path.join(state.folder, "program")],
    ["userData", userDataSwitch(state) ?? path.join(appData, name)],
  ]);
  const setAppLogsPath = (folder?: string) => {
    const logs = folder ?? path.join(getPath("userData"), "logs");
    known.set("logs", logs);
    makeQuietly(logs);
  };
  const getPath = (wanted: PathName): string => {
    if (wanted === "logs" && !known.has("logs")) setAppLogsPath();
    const found = known.get(wanted) ?? known.get("userData");
    if (found === undefined) throw new Error(`Failed to get '${wanted}' path`);
    return found;
  };
  const setPath = (given: PathName, folder: string) => {
    if (!path.isAbsolute(folder)) throw new Error("Path must be absolute");
    known.set(given, folder);
  };
  return { getPath, setPath, setAppLogsPath };
}

/** Dock, jump list and start at login. */
function outsideWindow(state: FakeElectronState) {
  return {
    // Only macOS has a dock.
    dock:
      state.settings.platform === "darwin"
        ? {
            setMenu: (menu: FakeMenu) => {
              state.dockMenu = menu;
            },
          }
        : undefined,
    setUserTasks: (tasks: Electron.Task[]) => {
      if (state.settings.platform !== "win32") throw new TypeError("setUserTasks is for Windows");
      state.tasks = tasks;
      return true;
    },
    getLoginItemSettings: () => ({
      openAtLogin: state.loginItem.openAtLogin === true,
      wasOpenedAtLogin: false,
    }),
    setLoginItemSettings: (settings: Electron.Settings) => {
      state.loginItem = settings;
    },
  };
}

/** Registration with the system: links, name of the process, badge. */
function identity(state: FakeElectronState) {
  const remember = (what: string, value: unknown) => {
    state.switches.set(what, value);
  };
  return {
    setAsDefaultProtocolClient: (scheme: string) => {
      remember("links", scheme);
      return true;
    },
    setAppUserModelId: (id: string) => {
      remember("app-user-model-id", id);
    },
    setDesktopName: (desktopName: string) => {
      remember("desktop-name", desktopName);
    },
    getLocale: () => "en-US",
    setBadgeCount: (count = 0) => {
      state.notices.badge = count;
      return true;
    },
    setAboutPanelOptions: (options: Electron.AboutPanelOptionsOptions) => {
      remember("about", options);
    },
    showAboutPanel: () => {
      state.order.push("about");
    },
    focus: () => {
      state.order.push("app focus");
    },
  };
}

function commandLine(state: FakeElectronState) {
  const given = (name: string) => state.argv.find((each) => each.split("=")[0] === `--${name}`);
  return {
    hasSwitch: (name: string) => given(name) !== undefined,
    getSwitchValue: (name: string) => given(name)?.split("=").slice(1).join("=") ?? "",
  };
}

function userDataSwitch(state: FakeElectronState): string | undefined {
  const value = commandLine(state).getSwitchValue("user-data-dir");
  return value === "" ? undefined : value;
}

/** Electron ignores a folder that cannot be created; writing into it fails later. */
function makeQuietly(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
  }
}

const electron = JSON.parse(
  readFileSync(
    path.join(import.meta.dirname, "../../../node_modules/electron/package.json"),
    "utf8",
  ),
) as { readonly version: string };

/** Default name of an unpackaged app. */
const defaultApp = { name: "Electron", productName: undefined, version: electron.version };
