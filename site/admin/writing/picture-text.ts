import type { TextEdit } from "./text-edit.ts";

/** A picture at a place of the text, as a paragraph of its own. */
export function pictureEdit(text: string, at: number, url: string): TextEdit {
  const before = text.slice(Math.max(0, at - 2), at);
  const after = text.slice(at, at + 2);
  const lead =
    before === "" || before === "\n\n" || (before === "\n" && at === 1)
      ? ""
      : before.endsWith("\n")
        ? "\n"
        : "\n\n";
  const trail =
    after === "\n\n" ? "" : after.startsWith("\n") && after.length === 2 ? "\n" : "\n\n";
  const insert = `${lead}![](${url})${trail}`;
  const end = at + insert.length;
  return { from: at, to: at, insert, start: end, end };
}

/** Gives the picture of an address its description; null when it is not in the text any more. */
export function describedEdit(text: string, url: string, description: string): TextEdit | null {
  const close = text.indexOf(`](${url})`);
  const open = close === -1 ? -1 : text.lastIndexOf("![", close);
  if (open === -1) return null;
  const insert = markupSafe(description);
  const from = open + 2;
  return { from, to: close, insert, start: from + insert.length, end: from + insert.length };
}

/** Brackets end a description, line breaks a paragraph. */
function markupSafe(description: string): string {
  return description
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[\\[\]]/g, "\\$&");
}

/** Where a place of the old text is in the new one. What is typed at the place itself goes behind it. */
export function movedPlace(place: number, old: string, now: string): number {
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && old.charCodeAt(head) === now.charCodeAt(head)) head += 1;
  if (place <= head) return place;
  let tail = 0;
  while (
    tail < shorter - head &&
    old.charCodeAt(old.length - 1 - tail) === now.charCodeAt(now.length - 1 - tail)
  ) {
    tail += 1;
  }
  return place >= old.length - tail ? place + now.length - old.length : head;
}
