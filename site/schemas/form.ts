import * as v from "valibot";
import { fieldsOf, recordOf, fieldsWithColumn } from "./entity.ts";
import type { EntitySchema, FieldName, FlaggedName, Field } from "./entity.ts";

// Fields of an entity for forms, drafts and conflicts, derived from its schema.

type Rules<Schema extends EntitySchema> = {
  readonly [Name in FieldName<Schema>]: (
    value: v.InferOutput<Schema["entries"][Name]>,
  ) => true | string;
};

/** Validation rules by field: true, or the error message for the field. */
export function rulesOf<Schema extends EntitySchema>(schema: Schema): Rules<Schema> {
  return recordOf(
    fieldsOf(schema).map(({ name, schema: entry }) => [
      name,
      (value: unknown) =>
        v.safeParse(entry, value, { abortPipeEarly: true }).issues?.[0].message ?? true,
    ]),
  );
}

/** The label of a field; its name when it has none. */
export function fieldLabel<Schema extends EntitySchema>(
  schema: Schema,
  name: FieldName<Schema>,
): string {
  return fieldsOf(schema).find((field) => field.name === name)?.label ?? name;
}

/** The label of the control of a field. */
export function controlLabel<Schema extends EntitySchema>(
  schema: Schema,
  name: FieldName<Schema>,
): string {
  const control = fieldsOf(schema).find((field) => field.name === name)?.controlLabel;
  return control ?? fieldLabel(schema, name);
}

/** The options of a select field, in the order of its labels. */
export function optionsOf({ options = {} }: Pick<Field, "options">) {
  return Object.entries(options).map(([value, label]) => ({ value, label }));
}

/**
 * Parses a stored local draft, which may break the rules of its fields. Fields that are missing or of another
 * type, for example from an older schema, get the value of `defaults`; null if it is not an object.
 */
export function parseLocalDraft<Schema extends EntitySchema>(
  schema: Schema,
  stored: unknown,
  defaults: v.InferOutput<Schema>,
): v.InferOutput<Schema> | null {
  if (!v.is(v.record(v.string(), v.unknown()), stored)) return null;
  const values = fieldsOf(schema).flatMap(({ name, schema: entry, fromLocalDraft = entry }) => {
    const parsed = v.safeParse(fromLocalDraft, stored[name]);
    return Object.hasOwn(stored, name) && parsed.typed ? [[name, parsed.output] as const] : [];
  });
  return { ...defaults, ...Object.fromEntries(values) };
}

/** Parses a stored local draft, see `parseLocalDraft`; null if it equals `initial` and need not be offered. */
export function parseChangedLocalDraft<Schema extends EntitySchema>(
  schema: Schema,
  stored: unknown,
  initial: v.InferOutput<Schema>,
): v.InferOutput<Schema> | null {
  const values = parseLocalDraft(schema, stored, initial);
  return JSON.stringify(values) === JSON.stringify(initial) ? null : values;
}

/** The fields in which two versions differ, compared as they would be saved. A form leaves an empty
 * generated field, such as the slug, to the server. */
export function differingFields<Schema extends EntitySchema>(
  schema: Schema,
  mine: v.InferOutput<Schema>,
  theirs: v.InferOutput<Schema>,
): Field<FieldName<Schema>>[] {
  return fieldsOf(schema)
    .filter((field) => !isLeftToServer(field, mine))
    .filter((field) => comparable(field, mine) !== comparable(field, theirs));
}

/** Labels of the fields in which two versions differ. */
export function differingLabels<Schema extends EntitySchema>(
  schema: Schema,
  mine: v.InferOutput<Schema>,
  theirs: v.InferOutput<Schema>,
): string[] {
  return [...new Set(differingFields(schema, mine, theirs).map(({ label }) => label))];
}

function isLeftToServer({ name, generated }: Field, values: Readonly<Record<string, unknown>>) {
  const value = values[name];
  return generated === true && typeof value === "string" && value.trim() === "";
}

function comparable({ name, toColumn }: Field, values: Readonly<Record<string, unknown>>) {
  return JSON.stringify(toColumn === undefined ? values[name] : v.parse(toColumn, values[name]));
}

/** The texts of a form, for the clipboard. */
export function copiedText<Schema extends EntitySchema>(
  schema: Schema,
  values: v.InferOutput<Schema>,
): string {
  const entries: Readonly<Record<string, unknown>> = values;
  return fieldsOf(schema)
    .filter(({ inClipboard }) => inClipboard)
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
  const found = fieldsWithColumn(schema).find(
    (field) => field.column === column && field.errors !== false,
  );
  return found === undefined ? null : found.name;
}

/** The versioned fields with their labels. */
export function versionedFields<Schema extends EntitySchema>(
  schema: Schema,
): { readonly name: FlaggedName<Schema, "versioned">; readonly label: string }[] {
  return fieldsOf(schema)
    .filter(
      (field): field is typeof field & { name: FlaggedName<Schema, "versioned"> } =>
        field.versioned === true,
    )
    .map(({ name, label }) => ({ name, label }));
}
