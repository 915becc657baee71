import { create } from "zustand";
import { localValues } from "#site/admin/session/safe-storage.ts";

const KEY = "studio-single-keys";
const OFF = "off";

interface SingleKeys {
  /** Whether shortcuts without modifier, such as N or /, are active. */
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

/**
 * Setting of this device (WCAG 2.1.4): speech input or accidental key presses can trigger
 * single-key shortcuts.
 */
export const useSingleKeys = create<SingleKeys>()((set) => ({
  isOn: localValues.get(KEY) !== OFF,
  set: (isOn) => {
    if (isOn) localValues.remove(KEY);
    else localValues.set(KEY, OFF);
    set({ isOn });
  },
}));
