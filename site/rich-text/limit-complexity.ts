/** Limit of indentation, in columns: enough for six nested lists. */
const MAX_INDENT = 12;
/** Limit of emphasis and link marks in a paragraph; beyond it the paragraph shows as typed. */
const MAX_MARKS = 2000;
/**
 * Limit of elements in a text, at 15 to 20 µs each for parsing and rendering. An article of 256 KiB with
 * several links in each paragraph has 7,000.
 */
const MAX_ELEMENTS = 10_000;

const LIST_MARK = String.raw`(?:[-+*]|\d{1,9}[.)])`;
const BLOCK_START = new RegExp(String.raw`^\s*(?:$|#|${LIST_MARK}(?:\s|$))`);
const SECOND_LIST_MARK = new RegExp(String.raw`^(\s*${LIST_MARK}[ \t]+\d*)(?=[-+*.)](?:\s|$))`);
/** Three or more of the same mark. Mixed marks are nested lists. */
const RULE = /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/;

interface LimitedBody {
  readonly markup: string;
  /** The remainder of a text with too many elements, to be shown as typed; "" for most texts. */
  readonly rest: string;
}

/**
 * Limits the cost of parsing and rendering: any text of 256 KiB takes less than 300 ms. Nested lists on one
 * line, paragraphs of more than 2,000 marks and everything after the first 10,000 elements show as typed;
 * no text is dropped.
 */
export function limitComplexity(source: string): LimitedBody {
  const lines = source.split(/\r\n?|\n/);
  const blocks: string[] = [];
  let start = 0;
  for (let elements = 0; start < lines.length && elements < MAX_ELEMENTS;) {
    const end = endOfBlock(lines, start);
    const block = limitBlock(lines.slice(start, end));
    blocks.push(block.text);
    elements += block.elements;
    start = end;
  }
  return { markup: blocks.join("\n"), rest: lines.slice(start).join("\n").trim() };
}

/** End of the run of lines that the parser reads as one block: a paragraph, a heading or a list item. */
function endOfBlock(lines: readonly string[], start: number): number {
  let end = start + 1;
  while (end < lines.length && !startsBlock(lines[end] ?? "")) end += 1;
  return end;
}

function startsBlock(line: string): boolean {
  return BLOCK_START.test(line) || RULE.test(line);
}

/** The block's text for the parser, and an upper bound of the elements it becomes. */
function limitBlock(lines: readonly string[]): { text: string; elements: number } {
  const text = lines.map(limitLine).join("\n");
  const marks = text.match(/[*_[\]]/g)?.length ?? 0;
  if (marks > MAX_MARKS) return { text: text.replace(/[\\*_[\]]/g, "\\$&"), elements: 1 };
  if (text === "") return { text, elements: 0 };
  // Marks come in pairs. For each bracket the parser searches the following ones: 0.7 ms for 60 brackets.
  const brackets = text.match(/\[/g)?.length ?? 0;
  return { text, elements: 1 + marks / 2 + (brackets * Math.min(brackets, 60)) / 100 };
}

function limitLine(line: string): string {
  const indented = line.replace(/^[ \t]+/, (space) =>
    space.replaceAll("\t", "    ").slice(0, MAX_INDENT),
  );
  const whole = withoutLineBreak(indented);
  return RULE.test(whole) ? whole : whole.replace(SECOND_LIST_MARK, "$1\\");
}

/** Escapes a backslash at the end of a line, which would otherwise be a hard line break. */
function withoutLineBreak(line: string): string {
  let at = line.length;
  while (line.charAt(at - 1) === "\\") at -= 1;
  return (line.length - at) % 2 === 1 ? `${line}\\` : line;
}
