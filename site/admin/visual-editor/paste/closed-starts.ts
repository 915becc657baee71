import { Slice } from "@tiptap/pm/model";
import type { EditorState } from "@tiptap/pm/state";

/**
 * A pasted slice whose first block stays a block of its own. With an open start, a heading or list that is pasted
 * after text would become part of its paragraph. A single heading, and what is pasted at the start of a line, is unchanged.
 */
export function withClosedStart(slice: Slice, { selection }: EditorState): Slice {
  const { firstChild, childCount } = slice.content;
  if (firstChild === null || selection.$from.parentOffset === 0) return slice;
  const isText = childCount === 1 && firstChild.isTextblock;
  const isOpen = isText || firstChild.type.name === "paragraph";
  return isOpen ? slice : new Slice(slice.content, 0, slice.openEnd);
}

/** Closes the start of what is pasted from other programs and sites: text of the editor has its own ends. */
export class ClosedStarts {
  #isForeign = false;

  during<Result>(paste: () => Result): Result {
    this.#isForeign = true;
    try {
      return paste();
    } finally {
      this.#isForeign = false;
    }
  }

  applyTo(slice: Slice, state: EditorState): Slice {
    return this.#isForeign ? withClosedStart(slice, state) : slice;
  }
}
