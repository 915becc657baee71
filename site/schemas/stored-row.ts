import * as v from "valibot";
import { columnsFromValues } from "./columns.ts";
import { recordOf, fieldsWithColumn } from "./entity.ts";
import type { EntitySchema, LoadedColumns } from "./entity.ts";

/** Columns that the server sets or corrects in the rows of posts and projects. Times are ISO 8601. */
export const serverColumns = v.object({
  id: v.string(),
  version: v.number(),
  created_at: v.string(),
  created_by_admin: v.nullable(v.string()),
  updated_at: v.string(),
  deleted_at: v.nullable(v.string()),
  published_at: v.nullable(v.string()),
});

/**
 * Parses a row that was stored on this device, possibly by an older build. Columns of fields that are missing
 * or of another type get the value that an empty form saves; null if a column of the server is missing.
 */
export function parseStoredRow<Schema extends EntitySchema, Server extends object>(
  schema: Schema,
  server: v.GenericSchema<unknown, Server>,
  stored: unknown,
): (LoadedColumns<Schema> & Server) | null {
  const set = v.safeParse(server, stored);
  if (!set.success || !v.is(v.record(v.string(), v.unknown()), stored)) return null;
  const empty: Readonly<Record<string, unknown>> = columnsFromValues(schema, v.getDefaults(schema));
  const columns = fieldsWithColumn(schema).map(({ column, schema: entry, fromColumn = entry }) => {
    const isKnown = Object.hasOwn(stored, column) && v.safeParse(fromColumn, stored[column]).typed;
    return [column, isKnown ? stored[column] : empty[column]] as const;
  });
  return { ...recordOf<LoadedColumns<Schema>>(columns), ...set.output };
}
