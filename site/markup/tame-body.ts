/** Columns of indentation that mean something: enough for six lists inside one another. */
const MAX_INDENT = 12;
/** Marks of emphasis and links that one paragraph may hold before it is shown as typed. */
const MAX_MARKS = 2000;
/**
 * Elements of one text, at 15 to 20 µs each to parse and render. An article of 256 KiB with several links
 * in each paragraph has 7,000.
 */
const MAX_ELEMENTS = 10_000;

const LIST_MARK = String.raw`(?:[-+*]|\d{1,9}[.)])`;
const BLOCK_START = new RegExp(String.raw`^\s*(?:$|#|${LIST_MARK}(?:\s|$))`);
const SECOND_LIST_MARK = new RegExp(String.raw`^(\s*${LIST_MARK}[ \t]+\d*)(?=[-+*.)](?:\s|$))`);
/** Three or more of one mark. Mixed marks are lists inside one another. */
const RULE = /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/;

interface TamedBody {
  readonly markup: string;
  /** The end of a text of too many elements, to be shown as typed; '' for most texts. */
  readonly rest: string;
}

/**
 * Limits the work of parsing and rendering: any text of 256 KiB takes less than 300 ms. Lists inside lists
 * on one line, paragraphs of more than 2,000 marks and whatever follows the first 10,000 elements show as
 * typed; nothing is left out.
 */
export function tameBody(source: string): TamedBody {
  const lines = source.split(/\r\n?|\n/);
  const blocks: string[] = [];
  let start = 0;
  for (let elements = 0; start < lines.length && elements < MAX_ELEMENTS;) {
    const end = endOfBlock(lines, start);
    const block = tameBlock(lines.slice(start, end));
    blocks.push(block.text);
    elements += block.elements;
    start = end;
  }
  return { markup: blocks.join("\n"), rest: lines.slice(start).join("\n").trim() };
}

/** Where the lines end that the parser reads as one run of text: a paragraph, a heading, a list item. */
function endOfBlock(lines: readonly string[], start: number): number {
  let end = start + 1;
  while (end < lines.length && !startsBlock(lines[end] ?? "")) end += 1;
  return end;
}

function startsBlock(line: string): boolean {
  return BLOCK_START.test(line) || RULE.test(line);
}

/** The text for the parser, and at most how many elements it becomes. */
function tameBlock(lines: readonly string[]): { text: string; elements: number } {
  const text = lines.map(tameLine).join("\n");
  const marks = text.match(/[*_[\]]/g)?.length ?? 0;
  if (marks > MAX_MARKS) return { text: text.replace(/[\\*_[\]]/g, "\\$&"), elements: 1 };
  if (text === "") return { text, elements: 0 };
  // Marks come in pairs. The end of each bracket is looked for behind the others: 0.7 ms for 60 of them.
  const brackets = text.match(/\[/g)?.length ?? 0;
  return { text, elements: 1 + marks / 2 + (brackets * Math.min(brackets, 60)) / 100 };
}

function tameLine(line: string): string {
  const indented = line.replace(/^[ \t]+/, (space) =>
    space.replaceAll("\t", "    ").slice(0, MAX_INDENT),
  );
  const whole = withoutLineBreak(indented);
  return RULE.test(whole) ? whole : whole.replace(SECOND_LIST_MARK, "$1\\");
}

/** A backslash at the end of a line would be a break; it shows as typed. */
function withoutLineBreak(line: string): string {
  let at = line.length;
  while (line.charAt(at - 1) === "\\") at -= 1;
  return (line.length - at) % 2 === 1 ? `${line}\\` : line;
}
