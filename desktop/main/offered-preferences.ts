import os from "node:os";
import path from "node:path";
import { app } from "electron";
import type { JsonStore } from "./json-store.ts";
import { createOpenAtLogin } from "./open-at-login.ts";
import { createPreferenceSwitches } from "./preference-switches.ts";
import type { PreferenceSwitches, PreferenceSetting } from "./preference-switches.ts";
import { defaultPreferences, readPreferences } from "./preferences.ts";
import type { Preferences } from "./preferences.ts";

interface OfferedPreferences extends PreferenceSwitches {
  /** Whether the app continues after its window is closed: always on macOS. */
  readonly keepsRunning: () => boolean;
}

/** The preferences of this system. An unpackaged run cannot open itself at login. */
export async function preferenceSwitches(
  file: JsonStore<Preferences>,
  platform: NodeJS.Platform,
  report: (message: string) => void,
): Promise<OfferedPreferences> {
  let { closeToTray: closesToTray } = await readPreferences(file, report);
  const closeToTray: PreferenceSetting = {
    label: "Stay in the tray when the window is closed",
    help: "New inquiries are announced until you quit from the tray.",
    read: () => Promise.resolve(closesToTray),
    write: async (on) => {
      await file.update((current) => ({ ...(current ?? defaultPreferences), closeToTray: on }));
      closesToTray = on;
    },
  };
  const mac = platform === "darwin";
  const switches = createPreferenceSwitches({
    ...(!mac && { "close-to-tray": closeToTray }),
    ...(app.isPackaged && { "open-at-login": openAtLogin(platform) }),
  });
  return { ...switches, keepsRunning: () => mac || closesToTray };
}

function openAtLogin(platform: NodeJS.Platform): PreferenceSetting {
  return {
    label: "Open at login",
    help: "Starts in the background and announces new inquiries.",
    ...createOpenAtLogin({
      app,
      platform,
      program: process.env["APPIMAGE"] ?? process.execPath,
      configHome: process.env["XDG_CONFIG_HOME"] ?? path.join(os.homedir(), ".config"),
    }),
  };
}
