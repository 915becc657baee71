import { newPathOf, oldPathOf } from "#supabase/data/redirect-paths.ts";
import type { Redirect, RedirectPaths, RefusedRedirect } from "#supabase/data/redirects.ts";
import { csvText } from "#site/format/csv.ts";
import { csvColumns, searchedColumns } from "#site/schemas/columns.ts";
import { rulesOf } from "#site/schemas/form.ts";
import { redirectSchema } from "#site/schemas/redirect.ts";
import type { RedirectValues } from "#site/schemas/redirect.ts";

/** The entered addresses as the server stores them; `origin` is that of the public site, null if it is unknown. */
export function normalizeEntry({ from, to }: RedirectValues, origin: string | null) {
  return { from_path: oldPathOf(from), to_path: newPathOf(to, origin) };
}

/** The redirects with every word of the search in one of their addresses. */
export function findRedirects(rows: readonly Redirect[], search: string): readonly Redirect[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const columns = searchedColumns(redirectSchema);
  return rows.filter((row) =>
    words.every((word) => columns.some((column) => row[column].toLowerCase().includes(word))),
  );
}

const COLUMNS = csvColumns(redirectSchema);

/** Redirects as CSV, which `parseRedirectsCsv` reads. */
export function redirectsCsv(rows: readonly RedirectPaths[]): string {
  return csvText([
    COLUMNS.map(([title]) => title),
    ...rows.map((row) => COLUMNS.map(([, text]) => text(row))),
  ]);
}

/** A line of a file that was not imported. */
export interface RefusedLine {
  /** Number of the line, from 1. */
  readonly line: number;
  readonly text: string;
  readonly message: string;
}

interface ParsedFile {
  readonly rows: readonly (RedirectPaths & { readonly line: number })[];
  readonly refused: readonly RefusedLine[];
}

/** A quoted cell, or one up to the next separator. Addresses have no line breaks, so that a line is a row.
 * Read without a CSV library: a refusal needs the number and the text of its line. */
const CELL = /\s*(?:"((?:[^"]|"")*)"|([^",;\t]*))\s*(?:[,;\t]|$)/y;
const rules = rulesOf(redirectSchema);

/**
 * Reads lines of two addresses, separated by comma, semicolon or tab. A first line with titles is skipped, as are empty
 * lines. Lines with an address that no redirect can have are refused with the reason.
 */
export function parseRedirectsCsv(content: string, origin: string | null): ParsedFile {
  const rows: (RedirectPaths & { line: number })[] = [];
  const refused: RefusedLine[] = [];
  const lines = content.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  for (const [index, text] of lines.entries()) {
    if (text.trim() === "" || (index === 0 && !text.includes("/"))) continue;
    const [from = "", to = ""] = cellsOf(text);
    const entry = normalizeEntry({ from, to }, origin);
    const problems = [rules.from(entry.from_path), rules.to(entry.to_path)];
    const problem = problems.find((each) => typeof each === "string");
    if (typeof problem === "string") refused.push({ line: index + 1, text, message: problem });
    else rows.push({ ...entry, line: index + 1 });
  }
  return { rows, refused };
}

function cellsOf(line: string): string[] {
  const cells: string[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < line.length) {
    const found = CELL.exec(line);
    if (found === null) return cells;
    cells.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? "");
  }
  return cells;
}

/** The refused lines of a file in their order: those of the form's rules and those of the server. */
export function refusedLines(
  { rows, refused }: ParsedFile,
  byServer: readonly RefusedRedirect[],
): readonly RefusedLine[] {
  const others = byServer.flatMap(({ place, message }) => {
    const row = rows[place];
    if (row === undefined) return [];
    return [{ line: row.line, text: `${row.from_path}, ${row.to_path}`, message }];
  });
  return [...refused, ...others].sort((one, other) => one.line - other.line);
}
