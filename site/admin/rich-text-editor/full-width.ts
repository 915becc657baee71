import { create } from "zustand";
import { localValues } from "#site/admin/session/safe-storage.ts";

const STORAGE_KEY = "studio-full-width-editor";

interface FullWidth {
  /** Whether texts take the form's whole width, with the settings below them. */
  readonly isFull: boolean;
  readonly set: (isFull: boolean) => void;
}

/** The layout of forms with a body. The choice is stored on this device. */
export const useFullWidth = create<FullWidth>((set) => ({
  isFull: localValues.get(STORAGE_KEY) === "on",
  set: (isFull) => {
    localValues.set(STORAGE_KEY, isFull ? "on" : "off");
    set({ isFull });
  },
}));
