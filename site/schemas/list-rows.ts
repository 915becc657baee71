import { trimText } from "#supabase/data/sanitize-text.ts";
import { fieldsOf } from "./entity.ts";
import type { EntitySchema } from "./entity.ts";
import { rulesOf } from "./form.ts";

// A list is stored as text: a line for each entry, with | between its parts. The form shows a row of inputs for each.

/** The texts of a row, by the names of its inputs. */
export type ListRow = Readonly<Record<string, string>>;

/** How the lines of a list become rows. */
export interface ListFormat {
  /** Name of one row: "certificate". */
  readonly noun: string;
  /** Shown while there are no rows. */
  readonly empty: string;
  /** The inputs of a row. Their texts are the parts of a line, in this order. */
  readonly schema: EntitySchema;
  /** Inputs whose part may be omitted and follows all others: the text for a part, null for another part. */
  readonly optional: Readonly<Record<string, (part: string) => string | null>>;
}

/** A part cannot contain |. Escaped, such a text survives in a draft until it is corrected. */
const BAR = "|";
const ESCAPED_BAR = "\\|";
const SEPARATOR = /(?<!\\)\|/;
/** Begins the part of an optional text that is none of its kind: `\project=cafe`. Such a line is refused, too. */
const UNKNOWN = /^\\([a-z]+)=(.+)$/;

/** The rows of a list. Parts that are neither expected nor known are appended to the last text, where they can be seen. */
export function parseRows(format: ListFormat, list: string): ListRow[] {
  return linesOf(list).map((line) => rowOf(format, partsOf(line)));
}

/** The lines of a list that have any text, in the order of its rows. */
export function linesOf(list: string): string[] {
  return list.split("\n").filter((line) => partsOf(line).some((part) => part !== ""));
}

/** The list of rows, as it is stored. Rows without text are omitted. */
export function serializeRows(format: ListFormat, rows: readonly ListRow[]): string {
  return rows
    .filter((row) => !isEmptyRow(row))
    .map((row) => lineOf(format, row))
    .join("\n");
}

/** The errors of a row by input; a row without text has none. */
export function rowProblems({ schema }: ListFormat, row: ListRow): ListRow {
  if (isEmptyRow(row)) return {};
  const rules = rulesOf(schema);
  const problems = fieldsOf(schema).flatMap(({ name }) => {
    const result = rules[name]?.(row[name]) ?? true;
    return result === true ? [] : [[name, result] as const];
  });
  return Object.fromEntries(problems);
}

/**
 * Rule for a list in a form: true, or the first error of its rows. Lines that are stored already are accepted as they
 * are: lists are older than their rows, and an old line must not prevent other settings from being saved.
 */
export function rowsRule(format: ListFormat, list: string, stored: string): true | string {
  const storedLines = linesOf(stored);
  const changed = linesOf(list).filter((line) => !storedLines.includes(line));
  const problems = parseRows(format, changed.join("\n")).flatMap((row) =>
    Object.values(rowProblems(format, row)),
  );
  return problems[0] ?? true;
}

/** A row without text. */
export function emptyRow({ schema }: ListFormat): ListRow {
  return Object.fromEntries(fieldsOf(schema).map(({ name }) => [name, ""]));
}

/** True for a text that no part of a line can have. */
export function hasBar(text: string): boolean {
  return text.includes(BAR);
}

function isEmptyRow(row: ListRow): boolean {
  return Object.values(row).every((text) => text.trim() === "");
}

function namesOf({ schema, optional }: ListFormat) {
  const names = fieldsOf(schema).map(({ name }) => name);
  const isOptional = (name: string) => Object.hasOwn(optional, name);
  return {
    first: names.filter((name) => !isOptional(name)),
    optional: names.filter(isOptional),
  };
}

function rowOf(format: ListFormat, parts: readonly string[]): ListRow {
  const { first, optional } = namesOf(format);
  const row: Record<string, string> = { ...emptyRow(format) };
  for (const [index, name] of first.entries()) row[name] = parts[index] ?? "";
  for (const part of parts.slice(first.length).filter((each) => each !== "")) {
    const [, named = "", unknown = ""] = UNKNOWN.exec(part) ?? [];
    const name = optional.find(
      (each) => row[each] === "" && (each === named || textOf(format, each, part) !== null),
    );
    const last = first.at(-1) ?? "";
    if (name === undefined)
      row[last] = row[last] === "" ? part : `${row[last] ?? ""} ${BAR} ${part}`;
    else row[name] = name === named ? unknown : (textOf(format, name, part) ?? "");
  }
  return row;
}

/** An optional text that is none of its kind would be read as another: its part names its input. */
function lineOf(format: ListFormat, row: ListRow): string {
  const { first, optional } = namesOf(format);
  const given = optional.filter((name) => escaped(row[name]) !== "");
  const added = given.map((name) => {
    const text = escaped(row[name]);
    return textOf(format, name, text) === null ? `\\${name}=${text}` : text;
  });
  const parts = [...first.map((name) => escaped(row[name])), ...added];
  return parts.slice(0, parts.findLastIndex((part) => part !== "") + 1).join(` ${BAR} `);
}

function textOf({ optional }: ListFormat, name: string, part: string): string | null {
  return optional[name]?.(part) ?? null;
}

function partsOf(line: string): string[] {
  return line.split(SEPARATOR).map((part) => part.replaceAll(ESCAPED_BAR, BAR).trim());
}

function escaped(text = ""): string {
  return trimText(text).replaceAll(/\s+/g, " ").replaceAll(BAR, ESCAPED_BAR);
}
