import type { Editor } from "@tiptap/core";
import { useEffect } from "react";
import type { RefObject } from "react";
import { isCoarseAndLow } from "#site/ui/theme/touch.ts";

/** The element with the toolbar and its panels, which sticks below the dashboard's header. */
export type BarRef = RefObject<HTMLElement | null>;

/** Space between a bar and the caret, in pixels. */
export const SPACE = 12;
/** Height of a form's save bar with its space, in pixels. */
export const SAVE_BAR = 150;

/**
 * ProseMirror's properties that keep the caret clear of the bars at the window's edges. The margins are measured
 * at each scroll: header and toolbar differ between devices, and on a low touch screen no save bar sticks.
 */
export function caretScroll(bar: BarRef) {
  const margins = {
    get top() {
      return bar.current === null ? SPACE : stuckBottom(bar.current) + SPACE;
    },
    get bottom() {
      return isCoarseAndLow() ? SPACE : SAVE_BAR;
    },
    left: 0,
    right: 0,
  };
  return { scrollThreshold: margins, scrollMargin: margins };
}

/** Distance in pixels from the window's top to the end of the sticky element while it is stuck. */
function stuckBottom(bar: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(bar).top) + bar.offsetHeight;
}

/** Scrolls so that a panel that opens in the bar neither covers the caret nor pushes it out of the window. */
export function useUncoveredCaret(editor: Editor, bar: BarRef) {
  useEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    let height = element.offsetHeight;
    const observer = new ResizeObserver(() => {
      const hasGrown = element.offsetHeight > height;
      height = element.offsetHeight;
      if (hasGrown && !editor.isDestroyed) uncover(editor, element);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [editor, bar]);
}

function uncover(editor: Editor, bar: HTMLElement) {
  const caret = editor.view.coordsAtPos(editor.state.selection.head);
  const covered = bar.getBoundingClientRect().bottom + SPACE - caret.top;
  const pushedOut = caret.bottom + SPACE - window.innerHeight;
  if (covered > 0) window.scrollBy({ top: -covered });
  else if (pushedOut > 0) window.scrollBy({ top: pushedOut });
}
