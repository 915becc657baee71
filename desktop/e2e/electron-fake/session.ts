import { FakeWindow } from "./window.ts";
import type { FakeElectronState } from "./state.ts";

/** `session`: the default session after `ready`, with the storage of the profile. */
export function createSession(state: FakeElectronState) {
  const remember = (name: string) => (handler: unknown) => {
    state.switches.set(name, handler);
  };
  const defaultSession = {
    setPermissionRequestHandler: remember("permission-request"),
    setPermissionCheckHandler: remember("permission-check"),
    setDevicePermissionHandler: remember("device-permission"),
    setSpellCheckerLanguages: remember("spelling-languages"),
    flushStorageData: () => {
      for (const window of state.windows) void flush(state, window);
    },
  };
  return {
    get defaultSession() {
      if (!state.lifecycle.isReady)
        throw new Error("Session can only be received when app is ready");
      return defaultSession;
    },
  };
}

/** Asynchronous, as in Electron: a kill before its end loses the data. */
async function flush(state: FakeElectronState, window: FakeWindow): Promise<void> {
  const page = await FakeWindow.pageOf(window);
  const stored = await page
    .evaluate(() => Object.fromEntries(Object.entries(localStorage)))
    // The page is between two documents, crashed or closed: there is nothing to flush.
    .catch(() => null);
  if (stored !== null && state.lifecycle.ended === null) state.profile.flushed(stored);
}
