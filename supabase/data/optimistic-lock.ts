import { MESSAGES } from "./error-catalogue.ts";
import { DataError } from "./errors.ts";

/** Handles a save that matched no row, given the current row: throws `conflict` when its version
 * differs, `forbidden` when it does not; returns the row when it already has the saved values, which
 * happens when a save is retried after its response was lost. */
export function resolveVersionConflict<Row extends { version: number }>(
  now: Row,
  version: number,
  changes: object,
): Row {
  if (now.version === version) throw new DataError("forbidden", MESSAGES.forbidden);
  if (now.version === version + 1 && hasValues(now, sentValues(changes))) return now;
  throw new DataError("conflict", MESSAGES.conflict);
}

/** The changes without an empty slug, which the server replaces by one of its own. */
function sentValues(changes: object): object {
  return Object.fromEntries(
    Object.entries(changes).filter(([key, value]) => key !== "slug" || value !== ""),
  );
}

/** Whether the row has every value of the changes. Ignores the key order of JSON columns. */
function hasValues(row: object, changes: object): boolean {
  const values = new Map<string, unknown>(Object.entries(row));
  return Object.entries(changes).every(([key, value]) => same(values.get(key), value));
}

function same(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object") return false;
  if (left === null || right === null) return false;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && hasValues(left, right);
}

/** Whether a create failed because the same row exists: its first try was saved and only the response
 * was lost. */
export function isRepeatedCreate(error: unknown): boolean {
  return error instanceof DataError && error.code === "invalid" && error.field === "id";
}

/** A new row as changes to the saved one: without the columns that only a create may set. An empty slug
 * stays: the server then keeps the saved one, except for a post or project that was never public,
 * whose slug follows its title. */
export function changesAfterCreate<Row extends { created_by_admin: unknown }>(
  row: Row,
): Partial<Row> {
  const changes: Partial<Row> = { ...row };
  delete changes.created_by_admin;
  return changes;
}
