import { bundledPaths } from "#desktop/shared/bundled-paths.ts";
import type { DesktopBridge } from "#desktop/shared/bridge.ts";
import { keyboardOf } from "#site/platform/keyboard.ts";
import type { Platform } from "#site/platform/platform.ts";

/** The platform of the dashboard in the desktop app, implemented with the bridge. */
export function createDesktopPlatform(bridge: DesktopBridge): Platform {
  const quietly = (call: Promise<void>) => {
    call.catch((error: unknown) => {
      console.error("The desktop refused a call.", error);
    });
  };
  return {
    keyboard: keyboardOf(navigator.platform),
    hasTitleBar: true,
    bundledPaths: new Set(bundledPaths),
    hasCamera: false,
    reportsWhileHidden: true,
    pickMedia: async ({ kind, multiple, maxBytes }) => {
      const picked = await bridge.pickMedia({ kind, multiple, maxBytes });
      return picked.map(({ name, type, bytes }) => new File([bytes], name, { type }));
    },
    saveFile: async (file) =>
      bridge.saveFile({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }),
    openExternal: (url) => bridge.openExternal(url.href),
    notify: (notice) => {
      quietly(bridge.notify(notice));
    },
    setUnread: (count) => {
      quietly(bridge.setUnread(count));
    },
    setUnsaved: (work) => {
      quietly(bridge.setUnsaved(work));
    },
    setAppearance: (appearance) => {
      quietly(bridge.setAppearance(appearance));
    },
    setAvailableCommands: (types) => {
      quietly(bridge.setAvailableCommands(types));
    },
    readPreferences: () => bridge.readPreferences(),
    setPreference: (id, on) => bridge.setPreference(id, on),
    onCommand: (listener) => bridge.onCommand(listener),
  };
}
