import { create } from "zustand";
import { localValues } from "#site/admin/session/safe-storage.ts";

const KEY = "studio-single-keys";
const OFF = "off";

interface SingleKeys {
  /** Whether a key without Ctrl or ⌘, such as N or /, does something. */
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

/** Setting of this device (WCAG 2.1.4): people who dictate, or hit keys by accident, switch them off. */
export const useSingleKeys = create<SingleKeys>()((set) => ({
  isOn: localValues.get(KEY) !== OFF,
  set: (isOn) => {
    if (isOn) localValues.remove(KEY);
    else localValues.set(KEY, OFF);
    set({ isOn });
  },
}));
