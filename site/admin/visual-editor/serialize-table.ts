import type { Node } from "@tiptap/pm/model";
import { isDelimiterLine } from "#site/rich-text/limit-tables.ts";
import { serializeInline } from "./serialize-inline.ts";
import type { InlineVariant } from "./serialize-inline.ts";

const RULES: Readonly<Record<string, string>> = { left: ":---", center: ":---:", right: "---:" };

/** The markup of a table; its first row is the heading. */
export function serializeTable(table: Node, variant: InlineVariant): string {
  const rows = table.content.content.map((row) => row.content.content);
  const width = Math.max(...rows.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => column);
  const lines = rows.map((cells) =>
    line(columns.map((column) => cellMarkup(cells[column], variant))),
  );
  const rule = line(
    columns.map((column) => RULES[String(rows[0]?.[column]?.attrs["align"])] ?? "---"),
  );
  return [lines[0], rule, ...lines.slice(1).map(asRow)].join("\n");
}

/** A row of dashes alone would be read as the line below a heading. */
function asRow(row: string): string {
  return isDelimiterLine(row, "|") ? row.replace("-", "\\-") : row;
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

function cellMarkup(cell: Node | undefined, variant: InlineVariant): string {
  const content = cell?.firstChild?.content;
  return content === undefined ? "" : serializeInline(content, variant).replaceAll("|", "\\|");
}
