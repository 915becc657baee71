import { useSyncExternalStore } from "react";

const OPEN = "[role=dialog][data-state=open], [role=alertdialog][data-state=open]";

/** True while a modal dialog is open. */
export function hasOpenDialog(): boolean {
  return document.querySelector(OPEN) !== null;
}

/** Subscribes to dialogs opening or closing. Dialogs are mounted as children of the body. */
export function onDialogChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { childList: true });
  return () => {
    observer.disconnect();
  };
}

/** Whether a dialog is open; updates with it. */
export function useHasOpenDialog(): boolean {
  return useSyncExternalStore(onDialogChange, hasOpenDialog);
}
