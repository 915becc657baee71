import { linesAround } from "#site/admin/text-edit/text-edit.ts";
import type { MarkedText, TextEdit } from "#site/admin/text-edit/text-edit.ts";

export type MarkupCommand = "heading" | "bold" | "italic" | "link" | "bullets" | "numbers";

/**
 * The edit for a toolbar command. Applying a command to text that already has the format removes
 * it.
 */
export function markupEdit(command: MarkupCommand, selection: MarkedText): TextEdit {
  switch (command) {
    case "bold":
      return emphasis(selection, "**");
    case "italic":
      return emphasis(selection, "*");
    case "link":
      return link(selection);
    case "heading":
      return editLines(selection, headingLines);
    case "bullets":
      return editLines(selection, (lines) => listLines(lines, BULLET, () => "- "));
    case "numbers":
      return editLines(selection, (lines) => listLines(lines, NUMBER, (n) => `${String(n)}. `));
  }
}

const WORD = /[\p{L}\p{M}\p{N}'’_-]/u;

function emphasis(selection: MarkedText, marker: string): TextEdit {
  const { text } = selection;
  const [start, end] = trimOrExpand(selection);
  const size = marker.length;
  if (hasMarkerAround(text, start, end, marker)) {
    const inner = text.slice(start, end);
    const from = start - size;
    return { from, to: end + size, insert: inner, start: from, end: from + inner.length };
  }
  const inner = text.slice(start, end);
  const bare =
    inner.length >= 2 * size && hasMarkerAround(inner, size, inner.length - size, marker);
  if (bare) {
    const insert = inner.slice(size, -size);
    return { from: start, to: end, insert, start, end: start + insert.length };
  }
  const insert = marker + inner + marker;
  return { from: start, to: end, insert, start: start + size, end: end + size };
}

/**
 * True if exactly this marker is on both sides: one asterisk of `**` is not italic, and `***` is
 * both.
 */
function hasMarkerAround(text: string, start: number, end: number, marker: string): boolean {
  const before = /\**$/.exec(text.slice(Math.max(0, start - 3), start))?.[0].length ?? 0;
  const after = /^\**/.exec(text.slice(end, end + 3))?.[0].length ?? 0;
  const fits = (count: number) => count === marker.length || count === 3;
  return fits(before) && fits(after);
}

/** The selection without surrounding white space, or the word around the caret. */
function trimOrExpand({ text, start, end }: MarkedText): [number, number] {
  if (start !== end) {
    const inner = text.slice(start, end);
    const lead = inner.length - inner.trimStart().length;
    return inner.trim() === "" ? [start, end] : [start + lead, start + lead + inner.trim().length];
  }
  let from = start;
  let to = end;
  while (from > 0 && WORD.test(text.charAt(from - 1))) from -= 1;
  while (to < text.length && WORD.test(text.charAt(to))) to += 1;
  // At the edge of a word, the command applies to the text typed next, not to the word.
  return from === start || to === end ? [start, end] : [from, to];
}

const URL_PATTERN = /^(https?:\/\/|mailto:|tel:|\/)\S+$/;
const URL_PLACEHOLDER = "https://";

function link(selection: MarkedText): TextEdit {
  const [from, to] = trimOrExpand(selection);
  const inner = selection.text.slice(from, to);
  if (URL_PATTERN.test(inner)) {
    const insert = `[](${inner})`;
    return { from, to, insert, start: from + 1, end: from + 1 };
  }
  const insert = `[${inner}](${URL_PLACEHOLDER})`;
  const urlStart = from + inner.length + 3;
  const [start, end] =
    inner === "" ? [from + 1, from + 1] : [urlStart, urlStart + URL_PLACEHOLDER.length];
  return { from, to, insert, start, end };
}

/** Turns the selected text into a link if a URL is pasted over it; null means an ordinary paste. */
export function pastedLink(selection: MarkedText, pasted: string): TextEdit | null {
  const { text, start, end } = selection;
  const content = text.slice(start, end);
  const url = pasted.trim();
  if (!/^https?:\/\/\S+$/.test(url) || content.trim() === "" || /[\n[\]]/.test(content))
    return null;
  if (URL_PATTERN.test(content)) return null;
  const insert = `[${content}](${url})`;
  return { from: start, to: end, insert, start: start + insert.length, end: start + insert.length };
}

function editLines(
  { text, start, end }: MarkedText,
  change: (lines: readonly string[]) => string[],
): TextEdit {
  // A selection that ends at the start of a line excludes that line.
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

/** Cycles level 2, level 3, no heading. Level 1 is reserved for the page title. */
function headingLines(lines: readonly string[]): string[] {
  const level = HEADING.exec(lines.find((line) => line.trim() !== "") ?? "")?.[1]?.length ?? 0;
  const prefix = level === 2 ? "### " : level === 3 ? "" : "## ";
  return lines.map((line) =>
    line.trim() === "" && lines.length > 1 ? line : prefix + line.replace(HEADING, "").trimStart(),
  );
}

function listLines(lines: readonly string[], own: RegExp, prefix: (n: number) => string): string[] {
  const filled = lines.filter((line) => line.trim() !== "");
  const already = filled.length > 0 && filled.every((line) => own.test(line));
  let count = 0;
  return lines.map((line) => {
    if (line.trim() === "" && lines.length > 1) return line;
    if (already) return line.replace(own, "$1");
    const indent = /^\s*/.exec(line)?.[0] ?? "";
    const content = line.replace(BULLET, "").replace(NUMBER, "").replace(HEADING, "").trimStart();
    count += 1;
    return indent + prefix(count) + content;
  });
}

/**
 * Handles Enter in a list: starts the next item, or ends the list on an empty item; null outside a
 * list.
 */
export function nextItem({ text, start, end }: MarkedText): TextEdit | null {
  if (start !== end) return null;
  const { from } = linesAround(text, start, start);
  const before = text.slice(from, start);
  const item = /^(\s*)(?:([-*+])|(\d{1,9})([.)]))( +)/.exec(before);
  if (item === null) return null;
  const [prefix, indent = "", bullet, number, dot = "", gap = " "] = item;
  if (before.slice(prefix.length).trim() === "") {
    return text.slice(start, linesAround(text, start, start).to).trim() === ""
      ? { from, to: start, insert: "", start: from, end: from }
      : null;
  }
  const marker = bullet ?? String(Number(number) + 1) + dot;
  const insert = `\n${indent}${marker}${gap}`;
  return {
    from: start,
    to: start,
    insert,
    start: start + insert.length,
    end: start + insert.length,
  };
}
