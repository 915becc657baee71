import type { Fragment, Mark } from "@tiptap/pm/model";
import { destination, escapeText, isPunctuation, reference, titlePart } from "./escape-markup.ts";
import { inlinePieces } from "./inline-pieces.ts";
import type { Piece } from "./inline-pieces.ts";

export interface InlineVariant {
  /** Mark of italic text. Underscores are unambiguous beside the asterisks of bold text. */
  readonly italic: "*" | "_";
  /** Escapes an address that would be a video if it stood alone. */
  readonly escapeColon?: boolean;
}

type Part =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "open" | "close"; readonly mark: Mark };

/** The markup of inline content, in one line. */
export function serializeInline(content: Fragment, variant: InlineVariant): string {
  const parts = nestedParts(inlinePieces(content));
  const brackets =
    parts.some(({ kind }) => kind !== "text") ||
    content.textBetween(0, content.size).includes("](");
  const texts = parts.map((part, index) => {
    if (part.kind !== "text") return delimiter(part, variant);
    const escaped = escapeText(part.text, brackets);
    const safe = variant.escapeColon === true ? escaped.replace(/[:/]/, "\\$&") : escaped;
    return isLink(parts[index + 1]) ? safe.replace(/!$/, "\\!") : safe;
  });
  return parts.map((part, index) => separated(parts, texts, index, part)).join("");
}

function isLink(part: Part | undefined): boolean {
  return part?.kind === "open" && part.mark.type.name === "link";
}

function delimiter({ kind, mark }: Exclude<Part, { kind: "text" }>, variant: InlineVariant) {
  if (mark.type.name === "bold") return "**";
  if (mark.type.name === "italic") return variant.italic;
  if (kind === "open") return "[";
  const { href, title } = mark.attrs;
  return `](${destination(String(href))}${typeof title === "string" ? titlePart(title) : ""})`;
}

/** Opens and closes marks around the pieces; the mark that ends last is opened first. */
function nestedParts(pieces: readonly Piece[]): Part[] {
  const parts: Part[] = [];
  const open: Mark[] = [];
  const closeTo = (length: number) => {
    while (open.length > length) {
      const mark = open.pop();
      if (mark !== undefined) parts.push({ kind: "close", mark });
    }
  };
  for (const [index, { text, isSpace, marks }] of pieces.entries()) {
    const firstEnded = open.findIndex((mark) => !mark.isInSet(marks));
    if (firstEnded !== -1) closeTo(firstEnded);
    if (!isSpace) {
      const end = (mark: Mark) => endOf(mark, pieces, index);
      const begun = marks.filter((mark) => !mark.isInSet(open));
      for (const mark of begun.sort((one, other) => end(other) - end(one))) {
        open.push(mark);
        parts.push({ kind: "open", mark });
      }
    }
    parts.push({ kind: "text", text });
  }
  closeTo(0);
  return parts;
}

function endOf(mark: Mark, pieces: readonly Piece[], from: number): number {
  const end = pieces.findIndex(({ marks }, index) => index > from && !mark.isInSet(marks));
  return end === -1 ? pieces.length : end;
}

/**
 * The text of a part. A letter beside emphasis that begins or ends with punctuation, or beside an underscore,
 * becomes a reference: otherwise the parser would not see emphasis.
 */
function separated(parts: readonly Part[], texts: readonly string[], index: number, part: Part) {
  const own = texts[index] ?? "";
  if (part.kind !== "text") return own;
  const before = emphasisFrom(parts, texts, index, -1);
  const after = emphasisFrom(parts, texts, index, 1);
  const ended = after ? own.replace(/[\p{L}\p{N}\p{M}]$/u, reference) : own;
  return before ? ended.replace(/^[\p{L}\p{N}\p{M}]/u, reference) : ended;
}

/** True if the emphasis beside a text, outside of it, needs punctuation around. */
function emphasisFrom(
  parts: readonly Part[],
  texts: readonly string[],
  index: number,
  step: 1 | -1,
): boolean {
  const kind = step === 1 ? "open" : "close";
  let at = index + step;
  let run = "";
  for (; parts[at]?.kind === kind && /^[*_]+$/.test(texts[at] ?? ""); at += step) {
    run = step === 1 ? run + (texts[at] ?? "") : (texts[at] ?? "") + run;
  }
  if (run === "") return false;
  const next = parts[at];
  if (run.includes("_") || next?.kind !== "text") return true;
  // A single letter may become a reference itself, which ends in punctuation.
  const text = separated(parts, texts, at, next);
  const inner = step === 1 ? /^./su.exec(text) : /.$/su.exec(text);
  return isPunctuation(inner?.[0] ?? "");
}
