import { LIST_MARK } from "./list-mark.ts";
/** Limit of a table's cells, at 15 µs each; a larger table shows as typed. */
const MAX_CELLS = 2000;

const CONTAINERS = /^[ \t>]*/;
const LIST_ITEM = new RegExp(String.raw`^${LIST_MARK}[ \t]+`);
/** A superset of what the parser takes for the line below a table's header. */
const DELIMITERS = /^[|: \t]*-[-|: \t]*$/;
const CELL_END = /(?<!\\)\|/g;

interface LimitedTable {
  readonly lines: readonly string[];
  /** Upper bound of the cells that the lines become. */
  readonly cells: number;
}

/**
 * Limits the table among the lines of a block. Cells beyond the last column join it, since the parser would
 * drop their text. A table of too many cells, and lines that only resemble one, show as typed.
 */
export function limitTables(lines: readonly string[]): LimitedTable {
  let columns = 0;
  let cells = 0;
  const limited = lines.map((line, index) => {
    const header = lines[index - 1] ?? "";
    if (!isDelimiterLine(line, header)) return columns === 0 ? line : joinSurplus(line, columns);
    const width = cellsOf(line).length;
    const area = width * (lines.length - index + 1);
    if (columns > 0 || area > MAX_CELLS || !isHeader(header, width)) return escapeStart(line);
    columns = width;
    cells = area;
    return line;
  });
  return { lines: limited, cells };
}

/** Whether the parser may take this line and the one above it for the start of a table. */
export function isDelimiterLine(line: string, header: string): boolean {
  return header.includes("|") && DELIMITERS.test(contentOf(line));
}

function contentOf(line: string): string {
  return line.replace(CONTAINERS, "");
}

/** The cells of a row, divided as the parser does. */
function cellsOf(row: string): string[] {
  const cells = contentOf(row).trim().split(CELL_END);
  if (cells[0] === "") cells.shift();
  if (cells.at(-1) === "") cells.pop();
  return cells;
}

/** A header has as many cells as the line below it; the first one may follow a list mark. */
function isHeader(line: string, columns: number): boolean {
  const own = contentOf(line);
  return [own, own.replace(LIST_ITEM, "")].some((row) => cellsOf(row).length === columns);
}

/** With a backslash in front, the line does not make the one above it a header. */
function escapeStart(line: string): string {
  const content = contentOf(line);
  return `${line.slice(0, line.length - content.length)}\\${content}`;
}

/** Escapes the cell ends after the last column, except the one at the end of the line. */
function joinSurplus(line: string, columns: number): string {
  if (cellsOf(line).length <= columns) return line;
  const content = contentOf(line);
  const start = line.length - content.length;
  let ends = content.startsWith("|") ? -1 : 0;
  const last = line.trimEnd().length - 1;
  return line.replace(CELL_END, (mark, at: number) => {
    if (at < start || at === last) return mark;
    ends += 1;
    return ends < columns ? mark : `\\${mark}`;
  });
}
