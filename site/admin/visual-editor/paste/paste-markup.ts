import type { Editor } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";
import { Fragment, Slice } from "@tiptap/pm/model";
import type { Node, Schema } from "@tiptap/pm/model";
import type { Transaction } from "@tiptap/pm/state";
import { closeUndoGroup } from "../undo-group.ts";
import { withClosedStart } from "./closed-starts.ts";
import { markupBlocks } from "./markup-blocks.ts";

/**
 * Pastes a text that is clearly written in markup as blocks, in two steps of the history: its plain text, then
 * the blocks instead, so that one undo leaves the plain text. Returns the names of images that were not pasted,
 * which leave places in a field with images; null for prose and in a table, where nothing is pasted.
 */
export function pasteMarkup(
  editor: Editor,
  text: string,
  leavesPlaces: boolean,
): readonly string[] | null {
  if (editor.isActive("table")) return null;
  const markup = markupBlocks(text, editor.schema, leavesPlaces);
  if (markup === null) return null;
  closeUndoGroup(editor);
  const open = Slice.maxOpen(Fragment.from(markup.blocks), false);
  const blocks = withClosedStart(open, editor.state);
  const target = editor.state.tr.replaceSelection(blocks);
  editor.view.dispatch(asPaste(editor.state.tr.replaceSelection(plainText(text, editor.schema))));
  const change = closeHistory(editor.state.tr);
  changeInto(change, target.doc);
  if (change.doc.eq(target.doc)) {
    change.setSelection(target.selection.getBookmark().resolve(change.doc));
  }
  editor.view.dispatch(asPaste(change));
  return markup.images;
}

function asPaste(transaction: Transaction): Transaction {
  return transaction.scrollIntoView().setMeta("paste", true).setMeta("uiEvent", "paste");
}

/** Replaces the part of the document that differs from another document. */
function changeInto(change: Transaction, target: Node) {
  const start = change.doc.content.findDiffStart(target.content);
  const end = change.doc.content.findDiffEnd(target.content);
  if (start === null || end === null) return;
  // Where equal text is at both ends of the difference, they overlap.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  change.replace(start, end.a + overlap, target.slice(start, end.b + overlap));
}

/** Lines as paragraphs, like a paste of plain text. */
function plainText(text: string, schema: Schema): Slice {
  const lines = text.split(/(?:\r\n?|\n)+/);
  const paragraphs = lines.map((line) =>
    schema.node("paragraph", null, line === "" ? [] : schema.text(line)),
  );
  return Slice.maxOpen(Fragment.from(paragraphs));
}
