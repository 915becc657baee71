import type { BrowserWindow, Dialog } from "electron";
import { createStorageFlush } from "./storage-flush.ts";
import { createSystemEnd } from "./system-end.ts";
import { mayLeave } from "./unsaved-work.ts";

interface LeavingEffects {
  readonly dialog: Pick<Dialog, "showMessageBoxSync">;
  /** Brings the page's storage to the disk. */
  readonly flush: () => void;
  /** The person chose to keep editing, which cancels a restart or quit under way. */
  readonly onStay: () => void;
}

/** What is unsaved in the page, how it stays on the disk, and whether the window may close over it. */
export function createLeaving({ dialog, flush, onStay }: LeavingEffects) {
  let unsaved: readonly string[] = [];
  const storage = createStorageFlush(flush);
  const systemEnd = createSystemEnd(flush);
  const setUnsaved = (names: readonly string[]): void => {
    unsaved = names;
    storage.whileUnsaved(names.length > 0);
  };
  return {
    systemEnd,
    setUnsaved,
    /** The page stored or removed its sign-in. */
    onSessionChanged: storage.afterSession,
    /** The page crashed: it reports anew what is unsaved once it is loaded again. */
    pageLost: (): void => {
      setUnsaved([]);
    },
    /** Asks about unsaved work, except while the system ends; true lets the window close. */
    mayLeave: (window: BrowserWindow): boolean => {
      if (systemEnd.isEnding()) return true;
      const leave = mayLeave(dialog, window, unsaved);
      if (!leave) onStay();
      return leave;
    },
  };
}

export type Leaving = ReturnType<typeof createLeaving>;
