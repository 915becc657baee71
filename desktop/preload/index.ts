import { contextBridge, ipcRenderer } from "electron";
import { channels } from "../shared/bridge.ts";
import type { DesktopBridge, DesktopCommand } from "../shared/bridge.ts";
import { invoke } from "./invoke.ts";

const bridge = {
  pickMedia: (request) => invoke(channels.pickMedia, request),
  saveFile: (request) => invoke(channels.saveFile, request),
  openExternal: (url) => invoke(channels.openExternal, url),
  notify: (notice) => invoke(channels.notify, notice),
  setUnread: (count) => invoke(channels.setUnread, count),
  setUnsaved: (work) => invoke(channels.setUnsaved, work),
  sessionGet: (key) => invoke(channels.sessionGet, key),
  sessionSet: (key, value) => invoke(channels.sessionSet, key, value),
  sessionRemove: (key) => invoke(channels.sessionRemove, key),
  sessionProtection: () => invoke(channels.sessionProtection),
  unlockSession: () => invoke(channels.unlockSession),
  readAppearance: () => invoke(channels.readAppearance),
  setAppearance: (appearance) => invoke(channels.setAppearance, appearance),
  reportError: (message) => invoke(channels.reportError, message),
  setAvailableCommands: (types) => invoke(channels.setAvailableCommands, types),
  readPreferences: () => invoke(channels.readPreferences),
  setPreference: (id, on) => invoke(channels.setPreference, id, on),
  onCommand: (listener) => {
    const forward = (_event: unknown, command: DesktopCommand) => {
      listener(command);
    };
    ipcRenderer.on(channels.command, forward);
    return () => {
      ipcRenderer.off(channels.command, forward);
    };
  },
} satisfies DesktopBridge;

contextBridge.exposeInMainWorld("studioDesktop", bridge);
