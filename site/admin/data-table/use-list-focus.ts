import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** Props of a list's heading, which gets the focus when no row is left. */
export const LIST_HEADING = { "data-list-heading": "", tabIndex: -1, outline: "none" } as const;

const STOPS = "[data-row-stop], [data-row-select]";

interface LastFocus {
  readonly element: HTMLElement;
  /** Index of its row in the list; -1 outside the rows. */
  readonly row: number;
}

/** Restores the focus in a list: when the focused control disappears with its row, the focus moves to
 * the row now at that index, else to the heading, else to the element of the returned ref, which must
 * enclose heading and rows and remain mounted. */
export function useListFocus<E extends HTMLElement>(): RefObject<E | null> {
  const list = useRef<E>(null);
  const last = useRef<LastFocus>(null);
  useEffect(() => {
    const node = list.current;
    if (node === null) return;
    const handleFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      last.current = {
        element: target,
        row: rowsOf(node).findIndex((row) => row.contains(target)),
      };
    };
    node.addEventListener("focusin", handleFocus);
    return () => {
      node.removeEventListener("focusin", handleFocus);
    };
  }, []);
  useEffect(() => {
    const node = list.current;
    if (node === null) return;
    // Rows also disappear by a render of their own, without one of the list.
    const observer = new MutationObserver(() => {
      restoreFocus(node, last);
    });
    observer.observe(node, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
    };
  }, []);
  // A dialog can keep the focus until after the row is gone.
  useEffect(() => {
    if (list.current !== null) restoreFocus(list.current, last);
  });
  return list;
}

function restoreFocus(list: HTMLElement, last: RefObject<LastFocus | null>) {
  if (last.current === null || last.current.element.isConnected || !isFocusLost(list)) return;
  const { row } = last.current;
  last.current = null;
  focusRow(list, row);
}

/** Whether no control has the focus. The focus trap of a dialog moves a lost focus to the dialog itself. */
function isFocusLost(list: HTMLElement): boolean {
  const active = document.activeElement;
  if (active === null || active === document.body) return true;
  return active.matches("[role=dialog]") && active.contains(list);
}

function rowsOf(list: HTMLElement): readonly Element[] {
  const stops = Array.from(list.querySelectorAll(STOPS), (stop) => stop.closest("li, tr"));
  return [...new Set(stops.filter((row) => row !== null))];
}

function focusRow(list: HTMLElement, index: number) {
  const rows = rowsOf(list);
  const row = index < 0 ? undefined : rows[Math.min(index, rows.length - 1)];
  const stop = row?.querySelector<HTMLElement>("[data-row-stop]") ?? row?.querySelector(STOPS);
  const target = stop ?? list.querySelector("[data-list-heading]") ?? list;
  if (target instanceof HTMLElement) target.focus({ preventScroll: row === undefined });
}
