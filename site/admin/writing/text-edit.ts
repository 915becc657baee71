/** A text and what is marked in it, as a textarea tells. */
export interface MarkedText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Replaces `text.slice(from, to)` by `insert`; `start` and `end` are marked afterwards. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly start: number;
  readonly end: number;
}

/** What a text becomes by an edit. */
export function edited(text: string, { from, to, insert }: Omit<TextEdit, "start" | "end">) {
  return text.slice(0, from) + insert + text.slice(to);
}

/** Start of the line that holds a place, and the end of the line that holds another. */
export function linesAround(text: string, start: number, end: number) {
  const after = text.indexOf("\n", end);
  return {
    from: text.lastIndexOf("\n", start - 1) + 1,
    to: after === -1 ? text.length : after,
  };
}
