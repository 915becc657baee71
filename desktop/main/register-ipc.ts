import type { IpcMain } from "electron";
import { channels } from "../shared/bridge.ts";
import type { Appearance, CommandType, NativeNotice, UnsavedWork } from "../shared/bridge.ts";
import * as parse from "./ipc-schemas.ts";
import { BUNDLE_ORIGIN } from "./bundle-path.ts";
import { createIpc } from "./ipc.ts";
import type { LogFile } from "./log-file.ts";
import type { createNativeDialogs } from "./native-dialogs.ts";
import type { PreferenceSwitches } from "./preference-switches.ts";
import type { SessionStore } from "./session-store.ts";

interface IpcParts {
  readonly ipcMain: Pick<IpcMain, "handle">;
  readonly log: LogFile;
  readonly dialogs: ReturnType<typeof createNativeDialogs>;
  readonly session: SessionStore;
  readonly openExternal: (address: string) => Promise<void>;
  readonly notify: (notice: NativeNotice) => void;
  readonly setUnread: (count: number) => void;
  readonly setUnsaved: (work: UnsavedWork) => void;
  readonly onSessionChanged: () => void;
  readonly readAppearance: () => Appearance;
  readonly setAppearance: (appearance: Appearance) => void;
  readonly setAvailableCommands: (types: readonly CommandType[]) => void;
  readonly preferences: PreferenceSwitches;
}

/** Every IPC call of the page, each with the same checks of sender and arguments. */
export function registerIpc(parts: IpcParts): void {
  const handle = createIpc(parts.ipcMain, {
    trustedOrigin: BUNDLE_ORIGIN,
    onRefused: (channel, reason) => void parts.log.write("main", `refused ${channel}: ${reason}`),
    onFailed: (channel, error) => void parts.log.write("main", `${channel}: ${String(error)}`),
  });
  handle(channels.pickMedia, parse.pickRequest, (request) => parts.dialogs.pickMedia(request));
  handle(channels.saveFile, parse.saveRequest, (request) => parts.dialogs.saveFile(request));
  handle(channels.openExternal, parse.shortText, (address) => parts.openExternal(address));
  handle(channels.notify, parse.notice, (notice) => {
    parts.notify(notice);
  });
  handle(channels.setUnread, parse.unreadCount, (count) => {
    parts.setUnread(count);
  });
  handle(channels.setUnsaved, parse.unsavedWork, (work) => {
    parts.setUnsaved(work);
  });
  handle(channels.sessionGet, parse.sessionKey, (key) => parts.session.get(key));
  handle(channels.sessionSet, parse.sessionEntry, async ({ key, value }) => {
    parts.onSessionChanged();
    await parts.session.set(key, value);
    return parts.session.protection();
  });
  handle(channels.sessionRemove, parse.sessionKey, (key) => {
    parts.onSessionChanged();
    return parts.session.remove(key);
  });
  handle(channels.sessionProtection, parse.none, () => parts.session.protection());
  handle(channels.unlockSession, parse.none, () => parts.session.unlock());
  handle(channels.readAppearance, parse.none, () => parts.readAppearance());
  handle(channels.setAppearance, parse.appearance, (appearance) => {
    parts.setAppearance(appearance);
  });
  handle(channels.reportError, parse.shortText, (message) => parts.log.write("page", message));
  handle(channels.setAvailableCommands, parse.commandList, (types) => {
    parts.setAvailableCommands(types);
  });
  handle(channels.readPreferences, parse.none, () => parts.preferences.list());
  handle(channels.setPreference, parse.preference, ({ id, on }) => parts.preferences.set(id, on));
}
