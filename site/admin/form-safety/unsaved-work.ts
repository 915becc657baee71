import { create } from "zustand";

interface UnsavedWork {
  /** Names of forms with unsaved text, by form id. */
  readonly names: Readonly<Record<string, string>>;
  /** Names of lists that a bulk action is changing, by the id of the action. Closing the page interrupts
   * it, navigation does not. */
  readonly actions: Readonly<Record<string, string>>;
  /** Pending action other than navigation, such as logout, until the confirmation is answered. */
  readonly waiting: (() => void) | null;
  readonly add: (id: string, name: string) => void;
  readonly remove: (id: string) => void;
  readonly addAction: (id: string, name: string) => void;
  readonly removeAction: (id: string) => void;
  /** Runs the action; first requires a confirmation if it would interrupt anything. */
  readonly confirm: (action: () => void) => void;
  readonly answer: (go: boolean) => void;
}

/** Registry of forms with unsaved text. `UnsavedGuard` renders its confirmation. */
export const useUnsavedWork = create<UnsavedWork>()((set, get) => ({
  names: {},
  actions: {},
  waiting: null,
  add: (id, name) => {
    set(({ names }) => ({ names: { ...names, [id]: name } }));
  },
  remove: (id) => {
    set(({ names }) => ({ names: without(names, id) }));
  },
  addAction: (id, name) => {
    set(({ actions }) => ({ actions: { ...actions, [id]: name } }));
  },
  removeAction: (id) => {
    set(({ actions }) => ({ actions: without(actions, id) }));
  },
  confirm: (action) => {
    if (isInterruptible()) set({ waiting: action });
    else action();
  },
  answer: (go) => {
    const { waiting } = get();
    // Leaving is confirmed; clearing the names prevents a second confirmation by the page.
    set(go ? { waiting: null, names: {}, actions: {} } : { waiting: null });
    if (go) waiting?.();
  },
}));

function without(names: Readonly<Record<string, string>>, id: string) {
  return Object.fromEntries(Object.entries(names).filter(([key]) => key !== id));
}

/** Whether closing the page would interrupt unsaved text or a running action. */
export function isInterruptible(): boolean {
  return hasUnsavedWork() || Object.keys(useUnsavedWork.getState().actions).length > 0;
}

export function hasUnsavedWork(): boolean {
  return Object.keys(useUnsavedWork.getState().names).length > 0;
}
