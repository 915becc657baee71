import * as v from "valibot";
import { recordOf, fieldsWithColumn } from "./entity.ts";
import type {
  EntitySchema,
  ColumnOf,
  ColumnName,
  FlaggedName,
  ListedColumn,
  SearchedColumn,
  ColumnsToSend,
  FieldWithColumn,
} from "./entity.ts";

// Columns of an entity for requests, lists and exports, derived from its schema.

/** The columns of every field, in the order of the form. */
export function columnNames<Schema extends EntitySchema>(schema: Schema): ColumnName<Schema>[] {
  return fieldsWithColumn(schema).map(({ column }) => column);
}

/** The columns that a list of rows selects. */
export function listedColumns<Schema extends EntitySchema>(schema: Schema): ListedColumn<Schema>[] {
  return fieldsWithColumn(schema)
    .filter(
      (field): field is typeof field & { column: ListedColumn<Schema> } => field.listed === true,
    )
    .map(({ column }) => column);
}

/** The columns that a search in a list of rows reads. */
export function searchedColumns<Schema extends EntitySchema>(
  schema: Schema,
): SearchedColumn<Schema>[] {
  return fieldsWithColumn(schema)
    .filter(
      (field): field is typeof field & { column: SearchedColumn<Schema> } =>
        field.searched === true,
    )
    .map(({ column }) => column);
}

/** A column of a CSV file: its title and the text of a row. */
export type CsvColumn<Row> = readonly [title: string, text: (row: Row) => string];

/** The CSV columns of the fields with a title. */
export function csvColumns<Schema extends EntitySchema>(
  schema: Schema,
): CsvColumn<Readonly<Record<ColumnName<Schema>, unknown>>>[] {
  return fieldsWithColumn(schema).flatMap(({ column, csv }) => {
    const text = (row: Readonly<Record<string, unknown>>) => textOf(row[column]);
    return csv === undefined ? [] : [[csv, text] as const];
  });
}

/** The fields of a saved row without a CSV column of their own: their labels, and their values, of a select field the
 * value's label. Unknown values are returned unchanged, empty ones are omitted. */
export function labelledValues<Schema extends EntitySchema>(
  schema: Schema,
  row: Partial<Readonly<Record<ColumnName<Schema>, unknown>>>,
): { readonly label: string; readonly value: string }[] {
  const columns: Readonly<Record<string, unknown>> = row;
  return fieldsWithColumn(schema).flatMap(({ column, csv, label, options = {} }) => {
    const value = textOf(columns[column]);
    if (csv !== undefined || value.trim() === "") return [];
    const valueLabel = Object.hasOwn(options, value) ? (options[value] ?? value) : value;
    return [{ label, value: valueLabel }];
  });
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The columns to send, from the values of a form that passed its rules; throws a `ValiError` for values that a column
 * cannot have, which would be a bug. */
export function columnsFromValues<Schema extends EntitySchema>(
  schema: Schema,
  values: v.InferOutput<Schema>,
): ColumnsToSend<Schema> {
  const entries: Readonly<Record<string, unknown>> = values;
  return recordOf<ColumnsToSend<Schema>>(
    fieldsWithColumn(schema).map(({ name, column, toColumn }) => [
      column,
      toColumn === undefined ? entries[name] : v.parse(toColumn, entries[name]),
    ]),
  );
}

type Unfilled<Schema extends EntitySchema, Columns> = keyof Columns &
  ColumnOf<Schema, FlaggedName<Schema, "sentIfFilled">>;
type Filled<Schema extends EntitySchema, Columns> = Omit<Columns, Unfilled<Schema, Columns>> &
  Partial<Pick<Columns, Unfilled<Schema, Columns>>>;

/** The columns of a create: without those of `sentIfFilled` fields that have the value of an empty form. */
export function omitUnfilled<Schema extends EntitySchema, Columns extends object>(
  schema: Schema,
  columns: Columns,
): Filled<Schema, Columns> {
  const empty: Readonly<Record<string, unknown>> = columnsFromValues(schema, v.getDefaults(schema));
  const optional = new Set<string>(
    fieldsWithColumn(schema).flatMap(({ column, sentIfFilled }) => (sentIfFilled ? [column] : [])),
  );
  const isSent = (column: string, value: unknown) =>
    !optional.has(column) || JSON.stringify(value) !== JSON.stringify(empty[column]);
  const sent = Object.entries(columns).filter(([column, value]) => isSent(column, value));
  return Object.fromEntries(sent) as Filled<Schema, Columns>;
}

/** The form values of a saved row; a field without column has its default. */
export function valuesFromRow<Schema extends EntitySchema>(
  schema: Schema,
  row: Readonly<Record<ColumnName<Schema>, unknown>>,
): v.InferOutput<Schema> {
  return {
    ...v.getDefaults(schema),
    ...recordOf<v.InferOutput<Schema>>(loadFields(fieldsWithColumn(schema), row)),
  };
}

/** The form values of an earlier version, which has the columns of the versioned fields. */
export function valuesFromVersion<Schema extends EntitySchema>(
  schema: Schema,
  version: Readonly<Record<ColumnOf<Schema, FlaggedName<Schema, "versioned">>, unknown>>,
): Pick<v.InferOutput<Schema>, FlaggedName<Schema, "versioned">> {
  const fields = fieldsWithColumn(schema).filter(
    (field): field is typeof field & { name: FlaggedName<Schema, "versioned"> } =>
      field.versioned === true,
  );
  return recordOf(loadFields(fields, version));
}

function loadFields<Name extends string>(
  fields: readonly FieldWithColumn<Name, string>[],
  row: Readonly<Record<string, unknown>>,
) {
  return fields.map(({ name, column, fromColumn }) => {
    const value = fromColumn === undefined ? row[column] : v.parse(fromColumn, row[column]);
    return [name, value] as const;
  });
}

/** The columns of the form's fields in a saved row. */
export function pickColumns<Schema extends EntitySchema, Row extends object>(
  schema: Schema,
  row: Row & Partial<Record<ColumnName<Schema>, unknown>>,
): Pick<Row, ColumnName<Schema> & keyof Row> {
  const present = columnNames(schema).filter((column): column is typeof column & keyof Row =>
    Object.hasOwn(row, column),
  );
  return recordOf(present.map((column) => [column, row[column]]));
}

/** True if a saved row equals a sent one in every column that was sent and that the server does not generate.
 * A create omits optional columns, which then have the server's defaults. */
export function hasSameColumns(schema: EntitySchema, saved: object, sent: object): boolean {
  const left: Readonly<Record<string, unknown>> = { ...saved };
  const right: Readonly<Record<string, unknown>> = { ...sent };
  return fieldsWithColumn(schema)
    .filter(({ column, generated }) => !generated && Object.hasOwn(right, column))
    .every(
      ({ column }) =>
        JSON.stringify(left[column] ?? null) === JSON.stringify(right[column] ?? null),
    );
}
