import { contextBridge, ipcRenderer } from "electron";
import { channels } from "../shared/bridge.ts";
import type { DesktopBridge, DesktopCommand } from "../shared/bridge.ts";

const bridge = {
  pickMedia: (request) => ipcRenderer.invoke(channels.pickMedia, request),
  saveFile: (request) => ipcRenderer.invoke(channels.saveFile, request),
  openExternal: (url) => ipcRenderer.invoke(channels.openExternal, url),
  notify: (notice) => ipcRenderer.invoke(channels.notify, notice),
  setUnread: (count) => ipcRenderer.invoke(channels.setUnread, count),
  setUnsaved: (names) => ipcRenderer.invoke(channels.setUnsaved, names),
  sessionGet: (key) => ipcRenderer.invoke(channels.sessionGet, key),
  sessionSet: (key, value) => ipcRenderer.invoke(channels.sessionSet, key, value),
  sessionRemove: (key) => ipcRenderer.invoke(channels.sessionRemove, key),
  sessionProtection: () => ipcRenderer.invoke(channels.sessionProtection),
  reportError: (message) => ipcRenderer.invoke(channels.reportError, message),
  ready: () => ipcRenderer.invoke(channels.ready),
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
