import { Extension } from "@tiptap/core";
import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { NodeSelection, TextSelection } from "@tiptap/pm/state";

/** Alt+Up and Alt+Down move the block with the caret; Shift+Enter begins a paragraph, as Enter does. */
export const MoveBlockKeys = Extension.create({
  name: "blockKeys",
  addKeyboardShortcuts: () => ({
    "Alt-ArrowUp": ({ editor }) => moveBlock(editor, -1),
    "Alt-ArrowDown": ({ editor }) => moveBlock(editor, 1),
    "Shift-Enter": ({ editor }) => pressEnter(editor),
  }),
});

/**
 * Markup has no line break inside a paragraph, so that one would be lost in saving; where Enter does nothing, as in a cell
 * of a table, the browser inserts none either. Tiptap's `keyboardShortcut` command
 * repeats the steps of a key only: without the scroll to the caret, and without the marks of the next letter.
 */
function pressEnter({ view }: Editor): boolean {
  const event = new KeyboardEvent("keydown", { key: "Enter" });
  view.someProp("handleKeyDown", (handle) => handle(view, event));
  return true;
}

/** Whether the block with the caret has a neighbour to be exchanged with. */
export function canMoveBlock({ state: { doc, selection } }: Editor, step: 1 | -1): boolean {
  const index = selection.$from.index(0);
  return doc.maybeChild(index) !== null && doc.maybeChild(index + step) !== null;
}

/** Exchanges the block with the caret and its neighbour. Does nothing at the ends of the document. */
export function moveBlock(editor: Editor, step: 1 | -1): boolean {
  const { state, view } = editor;
  const { selection, doc } = state;
  const index = selection.$from.index(0);
  const neighbour = doc.maybeChild(index + step);
  const block = doc.maybeChild(index);
  if (neighbour === null || block === null) return true;
  const start = selection.$from.posAtIndex(index, 0);
  const first = step === -1 ? start - neighbour.nodeSize : start;
  const end = first + block.nodeSize + neighbour.nodeSize;
  const target = step === -1 ? first : start + neighbour.nodeSize;
  const swapped = step === -1 ? [block, neighbour] : [neighbour, block];
  const transaction = state.tr.replaceWith(first, end, swapped);
  const offset = selection.from - start;
  transaction.setSelection(
    selection instanceof NodeSelection
      ? NodeSelection.create(transaction.doc, target + offset)
      : TextSelection.near(transaction.doc.resolve(target + offset)),
  );
  // Undo reverts the move alone, even soon after other edits.
  view.dispatch(closeHistory(transaction.scrollIntoView()));
  return true;
}
