import { Box } from "@chakra-ui/react";
import type { Editor } from "@tiptap/core";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { isCoarseAndLow } from "#site/ui/theme/touch.ts";
import { SAVE_BAR, SPACE } from "../caret-scroll.ts";
import type { BarRef } from "../caret-scroll.ts";
import { linkAtCaret } from "../link-at-caret.ts";
import { visibleSpace } from "../slash-menu-place.ts";
import { scrollDistance } from "./scroll-distance.ts";

/** Distance of the panel from the selection, in pixels. */
const DISTANCE = 6;

interface BelowSelectionProps {
  readonly editor: Editor;
  /** The sticky element above the text, which may not cover the selection. */
  readonly bar: BarRef;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel below the last selected line, scrolled into view. It closes once another place of the text is selected. */
export function BelowSelection({ editor, bar, onClose, children }: BelowSelectionProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ top: 0, left: 0 });
  useLayoutEffect(() => {
    const update = () => {
      const frame = panel.current?.offsetParent?.getBoundingClientRect();
      if (frame === undefined || editor.isDestroyed) return;
      const { bottom, left } = selectionBox(editor);
      setPlace({ top: bottom - frame.top + DISTANCE, left: left - frame.left });
    };
    update();
    editor.on("transaction", update);
    const observer = new ResizeObserver(update);
    observer.observe(editor.view.dom);
    return () => {
      editor.off("transaction", update);
      observer.disconnect();
    };
  }, [editor]);
  useEffect(() => {
    const closeInText = () => {
      if (editor.view.hasFocus()) onClose();
    };
    editor.on("selectionUpdate", closeInText);
    return () => {
      editor.off("selectionUpdate", closeInText);
    };
  }, [editor, onClose]);
  useEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    const show = () => {
      if (!editor.isDestroyed) reveal(editor, element, bar.current);
    };
    show();
    // A panel of the bar that closes at the same time moves the page in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(show);
    });
    // Results make the panel taller, and the keyboard of a phone makes the window lower.
    const observer = new ResizeObserver(show);
    observer.observe(element);
    const visible = window.visualViewport;
    visible?.addEventListener("resize", show);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      visible?.removeEventListener("resize", show);
    };
  }, [editor, bar, place.top]);
  return (
    <Box
      ref={panel}
      position="absolute"
      zIndex="1"
      top={`${String(place.top)}px`}
      left={`clamp(0.5rem, ${String(place.left)}px, calc(100% - 28.5rem))`}
      width="min(28rem, calc(100% - 1rem))"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      boxShadow="lg"
    >
      {children}
    </Box>
  );
}

/** Edges of the selection, or of the link around the caret, and the top of its last line, in the window. */
function selectionBox({ state, view }: Editor) {
  const { selection } = state;
  const { from, to } = (selection.empty ? linkAtCaret(state) : null) ?? selection;
  const start = view.coordsAtPos(from, 1);
  const end = view.coordsAtPos(to, -1);
  // A selection of several lines is as wide as its last one.
  const left = end.top > start.top ? Math.min(start.left, end.left) : start.left;
  const bottom = Math.max(start.bottom, end.bottom);
  return { top: start.top, topOfLastLine: Math.max(start.top, end.top), bottom, left };
}

/** Scrolls the panel into the window, with the selection or its last line below the bar. */
function reveal(editor: Editor, panel: HTMLElement, bar: HTMLElement | null) {
  const end = visibleSpace().end - (isCoarseAndLow() ? SPACE : SAVE_BAR);
  const start = (bar?.getBoundingClientRect().bottom ?? 0) + SPACE;
  const { top, topOfLastLine } = selectionBox(editor);
  const distance = scrollDistance({
    hidden: panel.getBoundingClientRect().bottom - end,
    aboveSelection: top - start,
    aboveLastLine: topOfLastLine - start,
  });
  if (distance !== 0) window.scrollBy({ top: distance });
}
