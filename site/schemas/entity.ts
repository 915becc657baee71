import * as v from "valibot";
import type { FieldMetadata } from "./field.ts";

/** A schema whose entries are the fields of a form; see `field.ts`. */
export type EntitySchema = v.ObjectSchema<v.ObjectEntries, undefined>;

type Metadata<Schema extends EntitySchema, Name> = Name extends keyof Schema["entries"]
  ? v.InferMetadata<Schema["entries"][Name]>
  : never;
export type FieldName<Schema extends EntitySchema> = keyof Schema["entries"] & string;

export type ColumnOf<Schema extends EntitySchema, Name> =
  Metadata<Schema, Name> extends { readonly column: infer Column extends string } ? Column : never;

/** The columns that the fields of a schema are saved in. */
export type ColumnName<Schema extends EntitySchema> = {
  [Name in FieldName<Schema>]: ColumnOf<Schema, Name>;
}[FieldName<Schema>];

type Flag = "listed" | "searched" | "sentIfFilled" | "versioned";

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

/** The columns that a search in a list of rows reads. */
export type SearchedColumn<Schema extends EntitySchema> = ColumnOf<
  Schema,
  FlaggedName<Schema, "searched">
>;

/** The column values of a form, to be sent. */
export type ColumnsToSend<Schema extends EntitySchema> = {
  [Name in FieldName<Schema> as ColumnOf<Schema, Name>]: Metadata<Schema, Name> extends {
    readonly toColumn: infer Save extends v.GenericSchema;
  }
    ? v.InferOutput<Save>
    : v.InferOutput<Schema["entries"][Name]>;
};

/** The column values from which a form is loaded. */
export type LoadedColumns<Schema extends EntitySchema> = {
  [Name in FieldName<Schema> as ColumnOf<Schema, Name>]: Metadata<Schema, Name> extends {
    readonly fromColumn: infer Load extends v.GenericSchema;
  }
    ? v.InferInput<Load>
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

/** A field that has a column. */
export interface FieldWithColumn<Name extends string, Column extends string> extends Field<Name> {
  readonly column: Column;
}

/** Fields that have a column. */
export function fieldsWithColumn<Schema extends EntitySchema>(
  schema: Schema,
): FieldWithColumn<FieldName<Schema>, ColumnName<Schema>>[] {
  return fieldsOf(schema).filter(
    (field): field is FieldWithColumn<FieldName<Schema>, ColumnName<Schema>> =>
      field.column !== undefined,
  );
}

/** The record of values by field or column. Casts, because TypeScript infers no mapped type
 * from entries. `Value` is a type derived from the schema above. */
export function recordOf<Value extends object>(
  entries: readonly (readonly [key: keyof Value, value: unknown])[],
): Value {
  return Object.fromEntries(entries) as Value;
}
