import * as v from "valibot";
import type { FieldMetadata } from "./field.ts";

// What forms, drafts, conflicts, requests and exports know about the fields of an entity, derived from
// its schema.

/** A schema whose entries are the fields of a form; see `field.ts`. */
export type EntitySchema = v.ObjectSchema<v.ObjectEntries, undefined>;

type Metadata<Schema extends EntitySchema, Name> = Name extends keyof Schema["entries"]
  ? v.InferMetadata<Schema["entries"][Name]>
  : never;
type FieldName<Schema extends EntitySchema> = keyof Schema["entries"] & string;
type ColumnOf<Schema extends EntitySchema, Name> =
  Metadata<Schema, Name> extends { readonly column: infer Column extends string } ? Column : never;

/** The columns that the fields of a schema are stored in. */
export type ColumnName<Schema extends EntitySchema> = {
  [Name in FieldName<Schema>]: ColumnOf<Schema, Name>;
}[FieldName<Schema>];

type Flag = "listed" | "versioned";

/** The fields with a flag. */
export type FlaggedName<Schema extends EntitySchema, Name extends Flag> = {
  [Key in FieldName<Schema>]: Metadata<Schema, Key> extends Readonly<Record<Name, true>>
    ? Key
    : never;
}[FieldName<Schema>];

/** The columns that a list of rows selects. */
export type ListedColumn<Schema extends EntitySchema> = ColumnOf<
  Schema,
  FlaggedName<Schema, "listed">
>;

/** The column values of a form. */
export type SavedColumns<Schema extends EntitySchema> = {
  [Name in FieldName<Schema> as ColumnOf<Schema, Name>]: Metadata<Schema, Name> extends {
    readonly save: infer Save extends v.GenericSchema;
  }
    ? v.InferOutput<Save>
    : v.InferOutput<Schema["entries"][Name]>;
};

/** A field with its metadata. */
export interface Field<Name extends string = string> extends FieldMetadata {
  readonly name: Name;
  readonly label: string;
  readonly schema: v.GenericSchema;
}

/** Every field, in the order of the form. */
export function fieldsOf<Schema extends EntitySchema>(schema: Schema): Field<FieldName<Schema>>[] {
  return Object.entries(schema.entries).map(([name, entry]) => ({
    ...(v.getMetadata(entry) as FieldMetadata),
    name: name,
    label: v.getTitle(entry) ?? name,
    schema: entry,
  }));
}

/** Fields that have a column. */
function storedFields(schema: EntitySchema) {
  return fieldsOf(schema).flatMap((field) =>
    field.column === undefined ? [] : [{ ...field, column: field.column }],
  );
}

type Rules<Schema extends EntitySchema> = {
  readonly [Name in FieldName<Schema>]: (
    value: v.InferOutput<Schema["entries"][Name]>,
  ) => true | string;
};

/** Validation rules by field: true, or the error message for the field. */
export function rulesOf<Schema extends EntitySchema>(schema: Schema): Rules<Schema> {
  const rules = fieldsOf(schema).map(({ name, schema: entry }) => [
    name,
    (value: unknown) =>
      v.safeParse(entry, value, { abortPipeEarly: true }).issues?.[0].message ?? true,
  ]);
  return Object.fromEntries(rules) as Rules<Schema>;
}

/** The options of a select field, in the order of its labels. */
export function optionsOf({ options = {} }: Pick<Field, "options">) {
  return Object.entries(options).map(([value, label]) => ({ value, label }));
}

/**
 * Parses a stored draft, which may break the rules of its fields. Fields that are missing or of another
 * type, for example from an older schema, get the value of `defaults`; null if it is not an object.
 */
export function parseDraft<Schema extends EntitySchema>(
  schema: Schema,
  stored: unknown,
  defaults: v.InferOutput<Schema>,
): v.InferOutput<Schema> | null {
  if (!v.is(v.record(v.string(), v.unknown()), stored)) return null;
  const values = fieldsOf(schema).flatMap(({ name, schema: entry, draft = entry }) => {
    const parsed = v.safeParse(draft, stored[name]);
    return Object.hasOwn(stored, name) && parsed.typed ? [[name, parsed.output] as const] : [];
  });
  return { ...defaults, ...Object.fromEntries(values) };
}

/** Labels of the fields in which two versions differ, compared as they would be saved. */
export function differingLabels<Schema extends EntitySchema>(
  schema: Schema,
  mine: v.InferOutput<Schema>,
  theirs: v.InferOutput<Schema>,
): string[] {
  const labels = fieldsOf(schema)
    .filter((field) => comparable(field, mine) !== comparable(field, theirs))
    .map(({ label }) => label);
  return [...new Set(labels)];
}

function comparable({ name, save }: Field, values: Readonly<Record<string, unknown>>) {
  return JSON.stringify(save === undefined ? values[name] : v.parse(save, values[name]));
}

/** The texts of a form, for the clipboard. */
export function copiedText<Schema extends EntitySchema>(
  schema: Schema,
  values: v.InferOutput<Schema>,
): string {
  const entries: Readonly<Record<string, unknown>> = values;
  return fieldsOf(schema)
    .filter(({ copied }) => copied)
    .map(({ name }) => String(entries[name]))
    .filter((part) => part.trim() !== "")
    .join("\n\n");
}

/** The field of this name; null if the form has none. Site settings are keys of one JSON column. */
export function fieldOfName<Schema extends EntitySchema>(
  schema: Schema,
  name: string | null,
): FieldName<Schema> | null {
  return fieldsOf(schema).find((field) => field.name === name)?.name ?? null;
}

/** The field that shows an error of a column; null if the form has none. */
export function fieldOfColumn<Schema extends EntitySchema>(
  schema: Schema,
  column: string | null,
): FieldName<Schema> | null {
  const found = storedFields(schema).find(
    (field) => field.column === column && field.errors !== false,
  );
  return found === undefined ? null : found.name;
}

/** The versioned fields with their labels. */
export function versionedFields<Schema extends EntitySchema>(
  schema: Schema,
): { readonly name: FlaggedName<Schema, "versioned">; readonly label: string }[] {
  return fieldsOf(schema)
    .filter(({ versioned }) => versioned)
    .map(({ name, label }) => ({ name: name as FlaggedName<Schema, "versioned">, label }));
}

/** The columns of every field, in the order of the form. */
export function columnsOf<Schema extends EntitySchema>(schema: Schema): ColumnName<Schema>[] {
  return storedFields(schema).map(({ column }) => column as ColumnName<Schema>);
}

/** The columns that a list of rows selects. */
export function listedColumns<Schema extends EntitySchema>(schema: Schema): ListedColumn<Schema>[] {
  return storedFields(schema)
    .filter(({ listed }) => listed)
    .map(({ column }) => column as ListedColumn<Schema>);
}

/** A column of a CSV file: its title and the text of a row. */
export type CsvColumn<Row> = readonly [title: string, text: (row: Row) => string];

/** The CSV columns of the fields with a title. */
export function csvColumns<Schema extends EntitySchema>(
  schema: Schema,
): CsvColumn<Readonly<Record<ColumnName<Schema>, unknown>>>[] {
  return storedFields(schema).flatMap(({ column, csv }) => {
    const text = (row: Readonly<Record<string, unknown>>) => textOf(row[column]);
    return csv === undefined ? [] : [[csv, text] as const];
  });
}

/** The select fields of a stored row with the labels of their values; unknown values are returned
 * unchanged, empty ones are omitted. */
export function choicesOf<Schema extends EntitySchema>(
  schema: Schema,
  row: Partial<Readonly<Record<ColumnName<Schema>, unknown>>>,
): { readonly term: string; readonly answer: string }[] {
  const columns: Readonly<Record<string, unknown>> = row;
  return storedFields(schema).flatMap(({ column, label, options }) => {
    const value = textOf(columns[column]);
    if (options === undefined || value === "") return [];
    const answer = Object.hasOwn(options, value) ? (options[value] ?? value) : value;
    return [{ term: label, answer }];
  });
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The columns to save, from the values of a form. */
export function saveColumns<Schema extends EntitySchema>(
  schema: Schema,
  values: v.InferOutput<Schema>,
): SavedColumns<Schema> {
  const entries: Readonly<Record<string, unknown>> = values;
  const columns = storedFields(schema).map(({ name, column, save }) => [
    column,
    save === undefined ? entries[name] : v.parse(save, entries[name]),
  ]);
  return Object.fromEntries(columns) as SavedColumns<Schema>;
}

/** The form values of a stored row; a field without column has its default. */
export function loadValues<Schema extends EntitySchema>(
  schema: Schema,
  row: Readonly<Record<ColumnName<Schema>, unknown>>,
): v.InferOutput<Schema> {
  return {
    ...v.getDefaults(schema),
    ...loadFields(storedFields(schema), row),
  };
}

/** The form values of an earlier version, which has the columns of the versioned fields. */
export function loadVersion<Schema extends EntitySchema>(
  schema: Schema,
  version: Readonly<Record<ColumnOf<Schema, FlaggedName<Schema, "versioned">>, unknown>>,
): Pick<v.InferOutput<Schema>, FlaggedName<Schema, "versioned">> {
  const fields = storedFields(schema).filter(({ versioned }) => versioned);
  return loadFields(fields, version) as Pick<
    v.InferOutput<Schema>,
    FlaggedName<Schema, "versioned">
  >;
}

function loadFields(
  fields: ReturnType<typeof storedFields>,
  row: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const values = fields.map(({ name, column, load }) => [
    name,
    load === undefined ? row[column] : v.parse(load, row[column]),
  ]);
  return Object.fromEntries(values) as Record<string, unknown>;
}

/** The columns of the form's fields in a stored row. */
export function pickColumns<Schema extends EntitySchema, Row extends object>(
  schema: Schema,
  row: Row & Partial<Record<ColumnName<Schema>, unknown>>,
): Pick<Row, ColumnName<Schema> & keyof Row> {
  const columns = new Set<string>(columnsOf(schema));
  const picked = Object.entries(row).filter(([column]) => columns.has(column));
  return Object.fromEntries(picked) as Pick<Row, ColumnName<Schema> & keyof Row>;
}

/** True if a stored row equals a sent one in every column that the server does not generate. */
export function hasSameColumns<Schema extends EntitySchema>(
  schema: Schema,
  stored: Partial<Record<ColumnName<Schema>, unknown>>,
  sent: Partial<Record<ColumnName<Schema>, unknown>>,
): boolean {
  const left: Readonly<Record<string, unknown>> = stored;
  const right: Readonly<Record<string, unknown>> = sent;
  return storedFields(schema)
    .filter(({ generated }) => !generated)
    .every(
      ({ column }) =>
        JSON.stringify(left[column] ?? null) === JSON.stringify(right[column] ?? null),
    );
}
