import { create } from "zustand";

interface UnsavedWork {
  /** Names of forms with unsaved text, by form id. */
  readonly names: Readonly<Record<string, string>>;
  /** Pending action other than navigation, such as logout, until the confirmation is answered. */
  readonly waiting: (() => void) | null;
  readonly add: (id: string, name: string) => void;
  readonly remove: (id: string) => void;
  /** Runs the action; first requires a confirmation if there is unsaved work. */
  readonly ask: (action: () => void) => void;
  readonly answer: (go: boolean) => void;
}

/** Registry of forms with unsaved text. `UnsavedGuard` renders its confirmation. */
export const useUnsavedWork = create<UnsavedWork>()((set, get) => ({
  names: {},
  waiting: null,
  add: (id, name) => {
    set(({ names }) => ({ names: { ...names, [id]: name } }));
  },
  remove: (id) => {
    set(({ names }) => ({
      names: Object.fromEntries(Object.entries(names).filter(([key]) => key !== id)),
    }));
  },
  ask: (action) => {
    if (hasUnsavedWork()) set({ waiting: action });
    else action();
  },
  answer: (go) => {
    const { waiting } = get();
    // Leaving is confirmed; clearing the names prevents a second confirmation by the page.
    set(go ? { waiting: null, names: {} } : { waiting: null });
    if (go) waiting?.();
  },
}));

export function hasUnsavedWork(): boolean {
  return Object.keys(useUnsavedWork.getState().names).length > 0;
}
