import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";

/** Call before a command: its undo then leaves what was typed shortly before. */
export function closeUndoGroup(editor: Editor): void {
  editor.view.dispatch(closeHistory(editor.state.tr));
}
