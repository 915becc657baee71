import { DataError } from "#supabase/data/errors.ts";
import type { EntitySchema, FieldName } from "#site/schemas/entity.ts";
import { fieldOfColumn } from "#site/schemas/form.ts";

/** The form field that a server's error is about; null if the error names none. */
export function fieldOfError<Schema extends EntitySchema>(
  schema: Schema,
  error: unknown,
): FieldName<Schema> | null {
  return error instanceof DataError ? fieldOfColumn(schema, error.field) : null;
}
