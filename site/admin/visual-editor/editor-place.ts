import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Selection } from "@tiptap/pm/state";
import { useEffect } from "react";
import { blockRanges } from "./body-document.ts";
import type { BodyPlace } from "./body-place.ts";

/** Puts the caret of a new editor into the block where it was in the text field, and the other way round. */
export function useEditorPlace(editor: Editor, place: BodyPlace) {
  useEffect(() => {
    const offset = place.take();
    if (offset !== null) {
      const { doc, tr } = editor.state;
      editor.view.dispatch(tr.setSelection(selectionAt(doc, offset)));
      editor.commands.focus();
    }
    return place.attach(() => offsetAt(editor.state.doc, editor.state.selection.from));
  }, [editor, place]);
}

/** The offset in the markup of the block at a position: of its start, or of its end for a position there. */
export function offsetAt(doc: Node, position: number): number {
  const index = Math.min(doc.resolve(position).index(0), doc.childCount - 1);
  const range = blockRanges(doc)[index];
  if (range === undefined) return 0;
  return position === caretIn(doc, index, "end").from ? range.end : range.start;
}

/** The caret in the block with an offset, or the block itself: at its start, or at its end for an offset there. */
export function selectionAt(doc: Node, offset: number): Selection {
  const ranges = blockRanges(doc);
  const index = Math.max(
    0,
    ranges.findLastIndex(({ start }) => start <= offset),
  );
  const { start, end } = ranges[index] ?? { start: 0, end: 0 };
  return caretIn(doc, index, offset >= end && end > start ? "end" : "start");
}

function caretIn(doc: Node, index: number, edge: "start" | "end"): Selection {
  const isEnd = edge === "end";
  const outside = doc.resolve(0).posAtIndex(isEnd ? index + 1 : index, 0);
  return Selection.near(doc.resolve(outside), isEnd ? -1 : 1);
}
