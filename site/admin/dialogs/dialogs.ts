import { create } from "zustand";
import type { DialogId } from "#site/platform/dashboard-manifest.ts";

interface DialogState {
  readonly dialog: DialogId;
  readonly open: boolean;
  /** The element that had focus before the dialog opened; it gets focus back on close. */
  readonly from: HTMLElement | null;
  /** True while the dialog has unsaved changes; closing then requires a confirmation. */
  readonly dirty: boolean;
  /** E-mail address of the person whom the dialog was opened for; null for none. */
  readonly person: string | null;
  readonly show: (dialog: DialogId, person?: string) => void;
  readonly hide: () => void;
  readonly setDirty: (dirty: boolean) => void;
}

/** The open dialog. `dialog` keeps its value while the dialog closes, for the exit animation. */
export const useDialogs = create<DialogState>()((set) => ({
  dialog: "account",
  open: false,
  from: null,
  dirty: false,
  person: null,
  show: (dialog, person) => {
    const active = document.activeElement;
    const from = active instanceof HTMLElement && active !== document.body ? active : null;
    set({ dialog, open: true, from, dirty: false, person: person ?? null });
  },
  hide: () => {
    set({ open: false, dirty: false });
  },
  setDirty: (dirty) => {
    set({ dirty });
  },
}));
