import type * as v from "valibot";
import type { EntitySchema } from "#site/schemas/entity.ts";
import { copiedText, differingFields, differingLabels } from "#site/schemas/form.ts";

/** The columns that describe a conflict between two versions of a row, which the column `version` detects. */
export interface ComparableRow {
  /** ISO 8601. */
  readonly updated_at: string;
  /** Set if the row is in the trash. */
  readonly deleted_at: string | null;
  readonly category_id: string | null;
}

/** How versions of a row are mapped to form values, compared and copied. */
export interface ConflictModel<Row, Values> {
  /** Name of a row in sentences, such as "post". */
  readonly noun: string;
  readonly valuesOf: (row: Row) => Values;
  /** Labels of the fields in which two versions differ. */
  readonly diffFields: (mine: Values, theirs: Values) => string[];
  /** True if the newer version has no content that saving over it would lose. */
  readonly hasSameContent: (before: Row, now: Row) => boolean;
  /** A version as plain text, for the clipboard. */
  readonly asText: (values: Values) => string;
}

interface ConflictOptions<Row, Values> extends Pick<
  ConflictModel<Row, Values>,
  "noun" | "valuesOf"
> {
  /** Values in which fields that are saved in one column are one field, and defaults are empty. */
  readonly comparable: (values: Values) => Values;
}

/** Derives the comparison of versions from the schema of their entity. */
export function createConflictModel<Schema extends EntitySchema, Row extends ComparableRow>(
  schema: Schema,
  { noun, valuesOf, comparable }: ConflictOptions<Row, v.InferOutput<Schema>>,
): ConflictModel<Row, v.InferOutput<Schema>> {
  const stored = (row: Row) => comparable(valuesOf(row));
  return {
    noun,
    valuesOf,
    diffFields: (mine, theirs) => differingLabels(schema, comparable(mine), comparable(theirs)),
    hasSameContent: (before, now) => {
      if (before.deleted_at !== now.deleted_at) return false;
      // Deleting a category also increments the version of its rows.
      return differingFields(schema, stored(before), stored(now)).every(
        ({ column }) => column === "category_id" && now.category_id === null,
      );
    },
    asText: (values) => copiedText(schema, values),
  };
}
