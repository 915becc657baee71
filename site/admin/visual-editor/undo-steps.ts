import type { Editor } from "@tiptap/core";
import { UndoRedo } from "@tiptap/extensions";
import type { UndoRedoOptions } from "@tiptap/extensions";
import { isHistoryTransaction, redoDepth, undoDepth } from "@tiptap/pm/history";
import { Plugin, Selection } from "@tiptap/pm/state";
import type { EditorState, Transaction } from "@tiptap/pm/state";
import { stepOfInput } from "./body-history.ts";
import type { BodyHistory, HistoryStep } from "./body-history.ts";
import { showBody } from "./show-body.ts";

/** Whether the editor, or else the history of its body, has a step. */
export function canStep(state: EditorState, history: BodyHistory, step: HistoryStep): boolean {
  if (ownDepth(state, step) > 0) return true;
  return history.hasShared(step) && (step === "undo" || undoDepth(state) === 0);
}

/** Takes a step of the editor's own history; after its last one, of the history that both views of a body share. */
export function takeStep(editor: Editor, history: BodyHistory, step: HistoryStep): boolean {
  if (ownDepth(editor.state, step) > 0) return editor.commands[step]();
  const body = history.take(step);
  if (body === null) return false;
  const before = editor.state.doc;
  showBody(editor, body);
  const { doc, tr } = editor.state;
  const changed = doc.content.findDiffEnd(before.content)?.a ?? 0;
  const transaction = tr.setSelection(Selection.near(doc.resolve(changed), -1)).scrollIntoView();
  editor.view.dispatch(transaction);
  // The state was replaced without a transaction that changes the document.
  editor.emit("update", { editor, transaction, appendedTransactions: [] });
  return true;
}

function ownDepth(state: EditorState, step: HistoryStep): number {
  return Number(step === "undo" ? undoDepth(state) : redoDepth(state));
}

/**
 * Returns a function for every update of the editor, in order: the step of its own history that led to the state; null
 * for any other change. An undo leaves fewer steps to be undone than there were, a redo more.
 */
export function createStepReader() {
  let depth = 0;
  return (transaction: Transaction, state: EditorState): HistoryStep | null => {
    const before = depth;
    depth = Number(undoDepth(state));
    if (!isHistoryTransaction(transaction)) return null;
    return depth > before ? "redo" : "undo";
  };
}

export interface UndoKeysOptions extends UndoRedoOptions {
  readonly take: (editor: Editor, step: HistoryStep) => boolean;
}

/** Undo and redo whose keys, and whose entries in a menu of the browser, go on in the shared history. */
export const UndoKeys = UndoRedo.extend<UndoKeysOptions>({
  addOptions() {
    return {
      ...(this.parent?.() ?? { depth: 100, newGroupDelay: 500 }),
      take: (editor, step) => editor.commands[step](),
    };
  },
  addKeyboardShortcuts() {
    const { take } = this.options;
    const undo = ({ editor }: { readonly editor: Editor }) => take(editor, "undo");
    const redo = ({ editor }: { readonly editor: Editor }) => take(editor, "redo");
    return {
      ...{ "Mod-z": undo, "Shift-Mod-z": redo, "Mod-y": redo },
      // Cyrillic layouts.
      ...{ "Mod-я": undo, "Shift-Mod-я": redo },
    };
  },
  addProseMirrorPlugins() {
    const { editor, options } = this;
    const menuEntries = new Plugin({
      props: {
        handleDOMEvents: {
          beforeinput: (_, event) => {
            const step = stepOfInput(event);
            if (step === null) return false;
            event.preventDefault();
            options.take(editor, step);
            return true;
          },
        },
      },
    });
    return [menuEntries, ...(this.parent?.() ?? [])];
  },
});
