import { linesAround } from "./text-edit.ts";
import type { MarkedText, TextEdit } from "./text-edit.ts";

export type MarkupCommand = "heading" | "bold" | "italic" | "link" | "bullets" | "numbers";

/** What a button of the toolbar does to the text. Pressed again, it takes back what it did. */
export function markupEdit(command: MarkupCommand, marked: MarkedText): TextEdit {
  switch (command) {
    case "bold":
      return emphasis(marked, "**");
    case "italic":
      return emphasis(marked, "*");
    case "link":
      return link(marked);
    case "heading":
      return eachLine(marked, headingLines);
    case "bullets":
      return eachLine(marked, (lines) => listLines(lines, BULLET, () => "- "));
    case "numbers":
      return eachLine(marked, (lines) => listLines(lines, NUMBER, (n) => `${String(n)}. `));
  }
}

const WORD = /[\p{L}\p{M}\p{N}'’_-]/u;

function emphasis(marked: MarkedText, sign: string): TextEdit {
  const { text } = marked;
  const [start, end] = grasped(marked);
  const size = sign.length;
  if (signsAround(text, start, end, sign)) {
    const inner = text.slice(start, end);
    const from = start - size;
    return { from, to: end + size, insert: inner, start: from, end: from + inner.length };
  }
  const inner = text.slice(start, end);
  const bare = inner.length >= 2 * size && signsAround(inner, size, inner.length - size, sign);
  if (bare) {
    const insert = inner.slice(size, -size);
    return { from: start, to: end, insert, start, end: start + insert.length };
  }
  const insert = sign + inner + sign;
  return { from: start, to: end, insert, start: start + size, end: end + size };
}

/** Exactly this many signs on both sides: one asterisk of two is not italic. */
function signsAround(text: string, start: number, end: number, sign: string): boolean {
  const before = /\**$/.exec(text.slice(Math.max(0, start - 3), start))?.[0].length ?? 0;
  const after = /^\**/.exec(text.slice(end, end + 3))?.[0].length ?? 0;
  const fits = (count: number) => count === sign.length || count === 3;
  return fits(before) && fits(after);
}

/** The marked words without the space around them, or the word that the caret stands in. */
function grasped({ text, start, end }: MarkedText): [number, number] {
  if (start !== end) {
    const inner = text.slice(start, end);
    const lead = inner.length - inner.trimStart().length;
    return inner.trim() === "" ? [start, end] : [start + lead, start + lead + inner.trim().length];
  }
  let from = start;
  let to = end;
  while (from > 0 && WORD.test(text.charAt(from - 1))) from -= 1;
  while (to < text.length && WORD.test(text.charAt(to))) to += 1;
  // At the edge of a word somebody is about to type, not to change the word.
  return from === start || to === end ? [start, end] : [from, to];
}

const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/)\S+$/;
const SOME_ADDRESS = "https://";

function link(marked: MarkedText): TextEdit {
  const [from, to] = grasped(marked);
  const inner = marked.text.slice(from, to);
  if (ADDRESS.test(inner)) {
    const insert = `[](${inner})`;
    return { from, to, insert, start: from + 1, end: from + 1 };
  }
  const insert = `[${inner}](${SOME_ADDRESS})`;
  const address = from + inner.length + 3;
  const [start, end] =
    inner === "" ? [from + 1, from + 1] : [address, address + SOME_ADDRESS.length];
  return { from, to, insert, start, end };
}

/** An address pasted over words makes them a link; null when this is an ordinary paste. */
export function pastedLink(marked: MarkedText, pasted: string): TextEdit | null {
  const { text, start, end } = marked;
  const words = text.slice(start, end);
  const address = pasted.trim();
  if (!/^https?:\/\/\S+$/.test(address) || words.trim() === "" || /[\n[\]]/.test(words))
    return null;
  if (ADDRESS.test(words)) return null;
  const insert = `[${words}](${address})`;
  return { from: start, to: end, insert, start: start + insert.length, end: start + insert.length };
}

function eachLine(
  { text, start, end }: MarkedText,
  change: (lines: readonly string[]) => string[],
): TextEdit {
  // A selection that ends before the first letter of a line does not mean that line.
  const last = end > start && text.charAt(end - 1) === "\n" ? end - 1 : end;
  const { from, to } = linesAround(text, start, last);
  const insert = change(text.slice(from, to).split("\n")).join("\n");
  if (start !== end) return { from, to, insert, start: from, end: from + insert.length };
  const caret = Math.max(from, start + insert.length - (to - from));
  return { from, to, insert, start: caret, end: caret };
}

const HEADING = /^(#{1,3}) +/;
const BULLET = /^(\s*)[-*+] +/;
const NUMBER = /^(\s*)\d{1,9}[.)] +/;

/** Second level, third level, plain again: the first level is the title of the page. */
function headingLines(lines: readonly string[]): string[] {
  const level = HEADING.exec(lines.find((line) => line.trim() !== "") ?? "")?.[1]?.length ?? 0;
  const mark = level === 2 ? "### " : level === 3 ? "" : "## ";
  return lines.map((line) =>
    line.trim() === "" && lines.length > 1 ? line : mark + line.replace(HEADING, "").trimStart(),
  );
}

function listLines(lines: readonly string[], own: RegExp, mark: (n: number) => string): string[] {
  const filled = lines.filter((line) => line.trim() !== "");
  const already = filled.length > 0 && filled.every((line) => own.test(line));
  let count = 0;
  return lines.map((line) => {
    if (line.trim() === "" && lines.length > 1) return line;
    if (already) return line.replace(own, "$1");
    const indent = /^\s*/.exec(line)?.[0] ?? "";
    const words = line.replace(BULLET, "").replace(NUMBER, "").replace(HEADING, "").trimStart();
    count += 1;
    return indent + mark(count) + words;
  });
}

/** Enter in a list begins the next item, or ends the list on an empty one; null elsewhere. */
export function nextItem({ text, start, end }: MarkedText): TextEdit | null {
  if (start !== end) return null;
  const { from } = linesAround(text, start, start);
  const before = text.slice(from, start);
  const item = /^(\s*)(?:([-*+])|(\d{1,9})([.)]))( +)/.exec(before);
  if (item === null) return null;
  const [mark, indent = "", bullet, number, dot = "", gap = " "] = item;
  if (before.slice(mark.length).trim() === "") {
    return text.slice(start, linesAround(text, start, start).to).trim() === ""
      ? { from, to: start, insert: "", start: from, end: from }
      : null;
  }
  const sign = bullet ?? String(Number(number) + 1) + dot;
  const insert = `\n${indent}${sign}${gap}`;
  return {
    from: start,
    to: start,
    insert,
    start: start + insert.length,
    end: start + insert.length,
  };
}
