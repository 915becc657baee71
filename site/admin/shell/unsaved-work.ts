import { create } from "zustand";

interface UnsavedWork {
  /** Names of forms with unsaved text, by an id of the form. */
  readonly names: Readonly<Record<string, string>>;
  /** An action other than navigation (logging out) that waits for an answer. */
  readonly waiting: (() => void) | null;
  readonly add: (id: string, name: string) => void;
  readonly remove: (id: string) => void;
  /** Runs the action, after asking when something is unsaved. */
  readonly ask: (action: () => void) => void;
  readonly answer: (go: boolean) => void;
}

export const useUnsavedWork = create<UnsavedWork>()((set, get) => ({
  names: {},
  waiting: null,
  add: (id, name) => {
    set(({ names }) => ({ names: { ...names, [id]: name } }));
  },
  remove: (id) => {
    set(({ names }) => ({
      names: Object.fromEntries(Object.entries(names).filter(([known]) => known !== id)),
    }));
  },
  ask: (action) => {
    if (hasUnsavedWork()) set({ waiting: action });
    else action();
  },
  answer: (go) => {
    const { waiting } = get();
    // Whoever chose to leave was asked; the page must not ask a second time.
    set(go ? { waiting: null, names: {} } : { waiting: null });
    if (go) waiting?.();
  },
}));

export function hasUnsavedWork(): boolean {
  return Object.keys(useUnsavedWork.getState().names).length > 0;
}
