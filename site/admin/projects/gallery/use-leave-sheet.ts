import { useEffect } from "react";
import { useLatest } from "#site/ui/use-latest.ts";
import { SELECTION_PANEL_ID } from "./gallery-model.ts";

/** Whether the fields of the selected images are a sheet over the window's lower part, as on phones. */
export function isSheet(panel: HTMLElement): boolean {
  return getComputedStyle(panel).position === "fixed";
}

/**
 * While images are selected, calls `onLeave` when focus or a finger goes to another part of the form, which the sheet
 * would cover.
 * Dialogs that the sheet opens are no part of the form.
 */
export function useLeaveSheet(hasSelection: boolean, onLeave: () => void): void {
  const latest = useLatest(onLeave);
  useEffect(() => {
    if (!hasSelection) return undefined;
    const leave = ({ target }: Event) => {
      const panel = document.getElementById(SELECTION_PANEL_ID);
      if (panel === null || !isSheet(panel) || !(target instanceof Node)) return;
      const isElsewhere =
        panel.closest("form")?.contains(target) === true &&
        panel.closest("fieldset")?.contains(target) !== true;
      if (isElsewhere) latest.current();
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  }, [hasSelection, latest]);
}
