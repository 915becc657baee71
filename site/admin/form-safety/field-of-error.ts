import { DataError, messageOf } from "#supabase/data/errors.ts";
import type { EntitySchema, FieldName } from "#site/schemas/entity.ts";
import { fieldOfColumn } from "#site/schemas/form.ts";

/** The form field that a server's error is about; null if the error names none. */
export function fieldOfError<Schema extends EntitySchema>(
  schema: Schema,
  error: unknown,
): FieldName<Schema> | null {
  return error instanceof DataError ? fieldOfColumn(schema, error.field) : null;
}

/** The part of React Hook Form's API that shows an error at a field of the schema. */
interface ErrorTarget<Schema extends EntitySchema> {
  setError(
    field: FieldName<Schema>,
    error: { readonly message: string },
    options: { readonly shouldFocus: boolean },
  ): void;
}

/** Shows a server's error at the field that it is about, and focuses it. Does nothing if the error names none. */
export function setServerError<Schema extends EntitySchema>(
  form: ErrorTarget<Schema>,
  schema: Schema,
  error: unknown,
): void {
  const field = fieldOfError(schema, error);
  if (field !== null) form.setError(field, { message: messageOf(error) }, { shouldFocus: true });
}
