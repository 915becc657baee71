import { Slice } from "@tiptap/pm/model";
import type { EditorState } from "@tiptap/pm/state";

/**
 * A pasted slice whose first block stays a block of its own. With an open start, a heading or list that is pasted
 * after text would become part of its paragraph. A single block, and one pasted at the start of a line, is unchanged.
 */
export function withClosedStart(slice: Slice, { selection }: EditorState): Slice {
  const { firstChild, childCount } = slice.content;
  if (firstChild === null || childCount < 2 || selection.$from.parentOffset === 0) return slice;
  return firstChild.type.name === "paragraph" ? slice : new Slice(slice.content, 0, slice.openEnd);
}
