import type { KeyboardEvent, RefObject } from "react";
import { tileId } from "./gallery-model.ts";
import type { GalleryState } from "./use-gallery.ts";

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
const ENDS = ["Home", "End"];

/**
 * Keys of the contact sheet, as those of a listbox with several selectable options: arrows, Home and End select another
 * image; with Ctrl they only lead there, with Shift they extend the selection, and arrows with Alt move the selected
 * images. Space toggles, Ctrl+A selects all, Delete removes.
 */
export function useSheetKeys(gallery: GalleryState, sheetRef: RefObject<HTMLElement | null>) {
  const { ids, selection } = gallery;
  const go = (event: KeyboardEvent, target: string | undefined) => {
    if (target === undefined) return;
    document.getElementById(tileId(target))?.focus();
    if (event.shiftKey) selection.extendTo(target);
    else if (!event.ctrlKey && !event.metaKey) selection.select([target]);
  };
  const move = (event: KeyboardEvent, id: string) => {
    gallery.moveBy(id, isBackward(event.key) ? "earlier" : "later");
    // Moving the DOM node can drop keyboard focus; restores it.
    document.getElementById(tileId(id))?.focus();
  };
  return (event: KeyboardEvent, index: number) => {
    const id = ids[index];
    if (id === undefined) return;
    const isArrow = ARROWS.includes(event.key);
    if (isArrow && event.altKey) move(event, id);
    else if (isArrow) go(event, ids[index + stepOf(event.key, columnsOf(sheetRef.current))]);
    else if (ENDS.includes(event.key)) go(event, ids.at(event.key === "Home" ? 0 : -1));
    else if (event.key === " ") selection.toggle(id);
    else if (event.key === "Enter") selection.select([id]);
    else if (event.key === "a" && (event.ctrlKey || event.metaKey)) selection.select(ids);
    else if (event.key === "Delete" || event.key === "Backspace")
      gallery.removeAll(gallery.groupOf(id));
    else return;
    event.preventDefault();
  };
}

function isBackward(key: string): boolean {
  return key === "ArrowLeft" || key === "ArrowUp";
}

function stepOf(key: string, columns: number): number {
  const step = key === "ArrowLeft" || key === "ArrowRight" ? 1 : columns;
  return isBackward(key) ? -step : step;
}

/** The number of tiles in the first line. */
function columnsOf(sheet: HTMLElement | null): number {
  const tiles = [...(sheet?.children ?? [])].filter((tile) => tile instanceof HTMLElement);
  const first = tiles[0]?.offsetTop;
  return Math.max(1, tiles.filter((tile) => tile.offsetTop === first).length);
}
