import type { Database } from "./database.types.ts";

type Views = Database["public"]["Views"];
type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** The selected columns of a view, each with the function that parses its value. */
export type ViewColumns<View extends keyof Views> = {
  readonly [Column in keyof Views[View]["Row"]]?: (value: Views[View]["Row"][Column]) => unknown;
};

/** A parser for every column of a view but the `Unread` ones: a column that is added to the view is a type error. */
export type AllColumns<
  View extends keyof Views,
  Unread extends keyof Views[View]["Row"],
> = Required<Omit<ViewColumns<View>, Unread>>;

/** The parsed columns of a row, with names in camel case. */
export type ParsedRow<Columns> = {
  readonly [Name in keyof Columns & string as CamelCase<Name>]: Columns[Name] extends (
    value: never,
  ) => infer Value
    ? Value
    : never;
};

/** Text of a column that is never null, although the generated types of a view declare it so. */
export const text = (value: string | null): string => value ?? "";

/** A value that may be null. */
export const nullable = <Value>(value: Value | null): Value | null => value;

/** The named columns. */
export function onlyColumns<Columns extends object, Name extends keyof Columns & string>(
  columns: Columns,
  names: readonly Name[],
): Pick<Columns, Name> {
  const wanted = new Set<string>(names);
  return Object.fromEntries(Object.entries(columns).filter(([name]) => wanted.has(name))) as Pick<
    Columns,
    Name
  >;
}

/** All columns but the named ones. */
export function withoutColumns<Columns extends object, Name extends keyof Columns & string>(
  columns: Columns,
  names: readonly Name[],
): Omit<Columns, Name> {
  const removed = new Set<string>(names);
  return Object.fromEntries(Object.entries(columns).filter(([name]) => !removed.has(name))) as Omit<
    Columns,
    Name
  >;
}

/** The `select` parameter. */
export function selectOf(columns: object): string {
  return Object.keys(columns).join(",");
}

/** Parses the selected columns of a row; a missing column is parsed as undefined. Throws what a parser throws: the parsers
 * of this code return a default for an unknown value. */
export function parseRow<Columns extends object>(
  columns: Columns,
  row: object,
): ParsedRow<Columns> {
  const values = new Map<string, unknown>(Object.entries(row));
  const parsed = Object.entries(columns).map(
    ([name, parse]: [string, (value: unknown) => unknown]) => [
      name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      parse(values.get(name)),
    ],
  );
  return Object.fromEntries(parsed) as ParsedRow<Columns>;
}
