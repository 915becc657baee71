import { LIST_MARK } from "./list-mark.ts";
import { isDelimiterLine, limitTables } from "./limit-tables.ts";

/** Limit of spaces and quote marks before a line's text, in columns: enough for six nested lists. */
const MAX_INDENT = 12;
/** Limit of emphasis and link marks in a paragraph; beyond it the paragraph shows as typed. */
const MAX_MARKS = 2000;
/**
 * Limit of elements in a text, at 15 to 20 µs each for parsing and rendering. An article of 256 KiB with
 * several links in each paragraph has 7,000.
 */
const MAX_ELEMENTS = 10_000;

const BLOCK_START = new RegExp(String.raw`^[ \t>]*(?:$|#{1,6}(?:[ \t]|$)|${LIST_MARK}(?:[ \t]|$))`);
const SECOND_CONTAINER = new RegExp(
  String.raw`^([\s>]*${LIST_MARK}[ \t]+\d*)(?=[-+*.)](?:\s|$)|>)`,
);
/** Three or more of the same mark. Mixed marks are nested lists. */
const RULE = /^[ \t>]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/;

/** May be a video (video-url.ts). */
const LONE_URL = /(?:^|[\s>])(?:https?:\/)?\/\S+\s*$/i;
const PLAYER_ELEMENTS = 4;

interface LimitedBody {
  readonly markup: string;
  /** The remainder of a text with too many elements, to be shown as typed; "" for most texts. */
  readonly rest: string;
  /** For each line of `markup`, and for the first one after it, its number in the source. */
  readonly sourceLines: readonly number[];
}

/**
 * Limits the cost of parsing and rendering: any text of 256 KiB takes less than 300 ms. Lists and quotes
 * nested on one line after a list mark, tables of more than 2,000 cells, paragraphs of more than 2,000 marks
 * and everything after the first 10,000 elements show as typed; no text is dropped. A quote ends with its
 * last marked line.
 */
export function limitComplexity(source: string): LimitedBody {
  const closed = withClosedQuotes(source.split(/\r\n?|\n/));
  const lines = closed.map(({ line }) => line);
  const blocks: string[] = [];
  let start = 0;
  for (let elements = 0; start < lines.length && elements < MAX_ELEMENTS;) {
    const end = endOfBlock(lines, start);
    const block = limitBlock(lines.slice(start, end), lines[start - 1] ?? "");
    blocks.push(block.text);
    elements += block.elements;
    start = end;
  }
  return {
    markup: blocks.join("\n"),
    rest: lines.slice(start).join("\n").trim(),
    sourceLines: closed.slice(0, start + 1).map(({ number }) => number),
  };
}

/**
 * Ends each quote where a line has fewer marks, with an empty line. Otherwise the parser looks for the end of
 * every quote up to the end of the text.
 */
function withClosedQuotes(lines: readonly string[]): { line: string; number: number }[] {
  return lines.flatMap((line, number) => {
    const depth = quoteDepth(line);
    const isShallower = number > 0 && depth < quoteDepth(lines[number - 1] ?? "");
    const own = { line, number };
    return isShallower ? [{ line: ">".repeat(depth), number }, own] : [own];
  });
}

/** End of the run of lines that the parser reads as one block: a paragraph, a heading or a list item. */
function endOfBlock(lines: readonly string[], start: number): number {
  const depth = quoteDepth(lines[start] ?? "");
  let end = start + 1;
  while (end < lines.length && !startsBlock(lines[end] ?? "", depth)) end += 1;
  return end;
}

/** A paragraph in a quote can go on with fewer marks, but not with more. */
function startsBlock(line: string, depth: number): boolean {
  return BLOCK_START.test(line) || RULE.test(line) || quoteDepth(line) > depth;
}

function quoteDepth(line: string): number {
  return leadOf(line).split(">").length - 1;
}

function leadOf(line: string): string {
  return /^[ \t>]*/.exec(line)?.[0] ?? "";
}

/** The block's text for the parser, and an upper bound of the elements it becomes. */
function limitBlock(source: readonly string[], before: string): { text: string; elements: number } {
  const typed = source.map((line, index) => limitLine(line, source[index - 1] ?? before));
  const { lines, inline } = limitMarks(typed);
  const { lines: limited, cells } = limitTables(lines);
  const text = limited.join("\n");
  const blocks =
    text === "" ? 0 : 1 + quoteDepth(text) + (LONE_URL.test(text) ? PLAYER_ELEMENTS : 0);
  return { text, elements: blocks + inline + cells };
}

/** Shows the marks of a paragraph with too many as typed. */
function limitMarks(lines: readonly string[]): { lines: readonly string[]; inline: number } {
  const text = lines.join("\n");
  const marks = text.match(/[*_[\]]/g)?.length ?? 0;
  if (marks > MAX_MARKS)
    return { lines: lines.map((line) => line.replace(/[\\*_[\]]/g, "\\$&")), inline: 0 };
  // Marks come in pairs. For each bracket the parser searches the following ones: 0.7 ms for 60 brackets.
  const brackets = text.match(/\[/g)?.length ?? 0;
  // In a gallery an image has a figure and a caption.
  const images = text.match(/!\[/g)?.length ?? 0;
  return { lines, inline: marks / 2 + (brackets * Math.min(brackets, 60)) / 100 + images * 2 };
}

function limitLine(line: string, before: string): string {
  const whole = withoutLineBreak(limitLead(line));
  // The parser would read dashes below a line with a cell end as a table of one column.
  if (RULE.test(whole)) return isDelimiterLine(whole, before) ? whole.replaceAll("-", "*") : whole;
  return whole.replace(SECOND_CONTAINER, "$1\\");
}

/** Drops spaces beyond the limit of indentation, and shows quote marks beyond it as typed. */
function limitLead(line: string): string {
  const lead = leadOf(line);
  const columns = lead.replaceAll("\t", "    ");
  const beyond = columns.slice(MAX_INDENT).trimStart();
  const limited = columns.slice(0, MAX_INDENT) + (beyond === "" ? "" : `\\${beyond}`);
  return limited + line.slice(lead.length);
}

/** Escapes a backslash at the end of a line, which would otherwise be a hard line break. */
function withoutLineBreak(line: string): string {
  let at = line.length;
  while (line.charAt(at - 1) === "\\") at -= 1;
  return (line.length - at) % 2 === 1 ? `${line}\\` : line;
}
