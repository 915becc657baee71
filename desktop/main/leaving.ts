import type { BrowserWindow, Dialog } from "electron";
import type { UnsavedWork } from "../shared/bridge.ts";
import { createStorageFlush } from "./storage-flush.ts";
import { createSystemEnd } from "./system-end.ts";
import { mayLeave } from "./unsaved-work.ts";

const NOTHING: UnsavedWork = { texts: [], actions: [] };

interface LeavingEffects {
  readonly dialog: Pick<Dialog, "showMessageBoxSync">;
  /** Flushes the page's storage to disk. */
  readonly flush: () => void;
  /** The user chose to keep editing, which cancels a pending restart or quit. */
  readonly onStay: () => void;
}

/** Tracks unsaved work of the page, flushes it to disk, and decides whether the window may close. */
export function createLeaving({ dialog, flush, onStay }: LeavingEffects) {
  let unsaved = NOTHING;
  const storage = createStorageFlush(flush);
  const systemEnd = createSystemEnd(flush);
  const setUnsaved = (work: UnsavedWork): void => {
    unsaved = work;
    storage.whileUnsaved(work.texts.length > 0);
  };
  return {
    systemEnd,
    setUnsaved,
    /** The page stored or removed its session. */
    onSessionChanged: storage.afterSession,
    /** The page crashed: it reports unsaved work again after it reloads. */
    pageCrashed: (): void => {
      setUnsaved(NOTHING);
    },
    /** Shows a dialog about unsaved work, except while the system ends; true lets the window close. */
    mayLeave: (window: BrowserWindow): boolean => {
      if (systemEnd.isEnding()) return true;
      const leave = mayLeave(dialog, window, unsaved);
      if (!leave) onStay();
      return leave;
    },
  };
}

export type Leaving = ReturnType<typeof createLeaving>;
