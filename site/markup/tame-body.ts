/** Columns of indentation that mean something: enough for six lists inside one another. */
const MAX_INDENT = 12;
/** Marks of emphasis and links that one paragraph may hold before it is shown as typed. */
const MAX_MARKS = 2000;

const LIST_MARK = String.raw`(?:[-+*]|\d{1,9}[.)])`;
const BLOCK_START = new RegExp(String.raw`^\s*(?:$|#|${LIST_MARK}\s)`);
const SECOND_LIST_MARK = new RegExp(String.raw`^(\s*${LIST_MARK}[ \t]+\d*)(?=[-+*.)](?:\s|$))`);
const RULE = /^[\s*_-]*$/;

/**
 * Keeps the parser's work in proportion to the text. Lists inside lists and marks inside marks cost
 * it time beyond measure (32 KiB of "1. 1. 1." take minutes and then the stack), and no reader
 * would see what they mean. What goes too far shows as typed; nothing is left out.
 */
export function tameBody(source: string): string {
  const lines = source.split(/\r\n?|\n/).map(tameLine);
  return blocksOf(lines).map(tameBlock).join("\n");
}

function tameLine(line: string): string {
  const indented = line.replace(/^[ \t]+/, (space) =>
    space.replaceAll("\t", "    ").slice(0, MAX_INDENT),
  );
  return RULE.test(indented) ? indented : indented.replace(SECOND_LIST_MARK, "$1\\");
}

/** Lines that the parser reads as one run of text: a paragraph, a heading, an item of a list. */
function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [];
  for (const line of lines) {
    const current = blocks.at(-1);
    if (current === undefined || BLOCK_START.test(line)) blocks.push([line]);
    else current.push(line);
  }
  return blocks;
}

function tameBlock(lines: readonly string[]): string {
  const text = lines.join("\n");
  const marks = text.match(/[*_[\]]/g)?.length ?? 0;
  return marks > MAX_MARKS ? text.replace(/[\\*_[\]]/g, "\\$&") : text;
}
