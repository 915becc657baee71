/** A text with its selection, as offsets in UTF-16 code units. */
export interface MarkedText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Replaces `text.slice(from, to)` with `insert`, then selects `start` to `end` (offsets in the new
 * text).
 */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly start: number;
  readonly end: number;
}

/** Returns the text with the edit applied. */
export function edited(text: string, { from, to, insert }: Omit<TextEdit, "start" | "end">) {
  return text.slice(0, from) + insert + text.slice(to);
}

/** Start of the line that contains `start`, and end of the line that contains `end`. */
export function linesAround(text: string, start: number, end: number) {
  const after = text.indexOf("\n", end);
  return {
    from: text.lastIndexOf("\n", start - 1) + 1,
    to: after === -1 ? text.length : after,
  };
}
