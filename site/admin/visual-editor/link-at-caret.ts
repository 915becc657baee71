import { getMarkRange } from "@tiptap/core";
import type { EditorState } from "@tiptap/pm/state";

interface LinkAtCaret {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly href: string;
  /** '' for none. */
  readonly title: string;
}

/** The link that the caret or the selection is in; null outside of one. */
export function linkAtCaret({ doc, selection, schema }: EditorState): LinkAtCaret | null {
  const type = schema.marks["link"];
  const range = type === undefined ? undefined : getMarkRange(selection.$from, type);
  if (range === undefined || type === undefined) return null;
  const mark = doc.nodeAt(range.from)?.marks.find((each) => each.type === type);
  if (mark === undefined) return null;
  const { href, title } = mark.attrs;
  return {
    from: range.from,
    to: range.to,
    text: doc.textBetween(range.from, range.to),
    href: String(href),
    title: typeof title === "string" ? title : "",
  };
}
