import { create } from "zustand";

export interface UnsavedForm {
  /** Name in the confirmation, such as the title of the post. */
  readonly name: string;
  /** Whether the latest text is in the local draft on the disk. Null for a form without local drafts. */
  readonly isStored: (() => boolean) | null;
}

interface UnsavedWorkStore {
  /** Forms with unsaved text, by form id. */
  readonly forms: Readonly<Record<string, UnsavedForm>>;
  /** Names of lists that a bulk action is changing, by the id of the action. Closing the page interrupts
   * it, navigation does not. */
  readonly runningActions: Readonly<Record<string, string>>;
  /** Pending action other than navigation, such as logout, until the confirmation is answered. */
  readonly pendingAction: (() => void) | null;
  /** Saves the open form as a draft; null without a form whose text can become one. */
  readonly saveDraft: (() => Promise<void>) | null;
  readonly add: (id: string, form: UnsavedForm) => void;
  readonly remove: (id: string) => void;
  readonly addAction: (id: string, name: string) => void;
  readonly removeAction: (id: string) => void;
  /** Runs the action; first requires a confirmation if it would interrupt anything. */
  readonly confirm: (action: () => void) => void;
  readonly resolveConfirmation: (go: boolean) => void;
}

/** Registry of forms with unsaved text. `UnsavedGuard` renders its confirmation. */
export const useUnsavedWork = create<UnsavedWorkStore>()((set, get) => ({
  forms: {},
  runningActions: {},
  pendingAction: null,
  saveDraft: null,
  add: (id, form) => {
    set(({ forms }) => ({ forms: { ...forms, [id]: form } }));
  },
  remove: (id) => {
    set(({ forms }) => ({ forms: without(forms, id) }));
  },
  addAction: (id, name) => {
    set(({ runningActions }) => ({ runningActions: { ...runningActions, [id]: name } }));
  },
  removeAction: (id) => {
    set(({ runningActions }) => ({ runningActions: without(runningActions, id) }));
  },
  confirm: (action) => {
    if (isInterruptible()) set({ pendingAction: action });
    else action();
  },
  resolveConfirmation: (go) => {
    const { pendingAction } = get();
    // Leaving is confirmed; clearing the forms prevents a second confirmation by the page.
    set(go ? { pendingAction: null, forms: {}, runningActions: {} } : { pendingAction: null });
    if (go) pendingAction?.();
  },
}));

function without<Entry>(entries: Readonly<Record<string, Entry>>, id: string) {
  return Object.fromEntries(Object.entries(entries).filter(([key]) => key !== id));
}

/** Whether closing the page would interrupt unsaved text or a running action. */
export function isInterruptible(): boolean {
  return hasUnsavedWork() || Object.keys(useUnsavedWork.getState().runningActions).length > 0;
}

/** Whether a form has unsaved text. */
export function hasUnsavedWork(): boolean {
  return Object.keys(useUnsavedWork.getState().forms).length > 0;
}
