/** Pattern of the mark that begins a list item. White space or the end of the line follows it. */
export const LIST_MARK = String.raw`(?:[-+*]|\d{1,9}[.)])`;
