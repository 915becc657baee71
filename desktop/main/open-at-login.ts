import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { App } from "electron";

const HIDDEN_START = "--hidden";

/** Whether the system started the app at login, without a window: macOS passes no arguments. */
export function isHiddenStart(
  app: Pick<App, "getLoginItemSettings">,
  platform: NodeJS.Platform,
  argv: readonly string[],
): boolean {
  if (argv.includes(HIDDEN_START)) return true;
  return platform === "darwin" && app.getLoginItemSettings().wasOpenedAtLogin;
}

interface LoginParts {
  readonly app: Pick<App, "name" | "getLoginItemSettings" | "setLoginItemSettings">;
  readonly platform: NodeJS.Platform;
  /** Absolute path of the program, or of the AppImage. */
  readonly program: string;
  /** $XDG_CONFIG_HOME, absolute. */
  readonly configHome: string;
}

/**
 * Opening at login. Electron sets it on macOS and Windows; on Linux it is a file of the XDG autostart
 * specification. Rejects when that file cannot be written.
 */
export function createOpenAtLogin({ app, platform, program, configHome }: LoginParts) {
  const options = { path: program, args: [HIDDEN_START] };
  if (platform !== "linux") {
    return {
      read: () => Promise.resolve(app.getLoginItemSettings(options).openAtLogin),
      write: (on: boolean) => {
        app.setLoginItemSettings({ ...options, openAtLogin: on });
        return Promise.resolve();
      },
    };
  }
  const file = path.join(configHome, "autostart", "interior-design-admin.desktop");
  return {
    read: () =>
      stat(file).then(
        () => true,
        () => false,
      ),
    async write(on: boolean): Promise<void> {
      if (!on) {
        await rm(file, { force: true });
        return;
      }
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, desktopEntry(app.name, program));
    },
  };
}

/** Quoted by the rules of the Desktop Entry Specification: \ before " ` $ and \. */
function desktopEntry(name: string, program: string): string {
  const quoted = `"${program.replace(/["`$\\]/g, "\\$&")}"`;
  const lines = ["Type=Application", `Name=${name}`, `Exec=${quoted} ${HIDDEN_START}`];
  return `[Desktop Entry]\n${lines.join("\n")}\n`;
}
