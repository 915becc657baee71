import { NodeSelection, TextSelection } from "@tiptap/pm/state";
import type { EditorState, Transaction } from "@tiptap/pm/state";

/**
 * `appendTransaction` after a paste: a missing image at its end would be selected, and replaced by the next key, so the
 * caret comes into a new paragraph after it.
 */
export function lineAfterMissing(
  transactions: readonly Transaction[],
  { selection, schema, tr }: EditorState,
): Transaction | null {
  if (!transactions.some((transaction) => transaction.getMeta("paste") === true)) return null;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== "missingImage") {
    return null;
  }
  tr.insert(selection.to, schema.node("paragraph"));
  return tr.setSelection(TextSelection.create(tr.doc, selection.to + 1));
}
