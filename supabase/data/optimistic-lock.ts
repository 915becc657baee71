import { SENTENCES } from "./error-catalogue.ts";
import { DataError } from "./errors.ts";

/** A save that met no row. Given the row as it stands now: throws `conflict` when its version moved
 * on, `forbidden` when it did not; answers with the row when it already is what the save asked for,
 * which is what a repeated save meets after the first one's answer was lost. */
export function resolveVersionConflict<Row extends { version: number }>(
  now: Row,
  version: number,
  changes: object,
): Row {
  if (now.version === version) throw new DataError("forbidden", SENTENCES.forbidden);
  if (now.version === version + 1 && holds(now, changes)) return now;
  throw new DataError("conflict", SENTENCES.conflict);
}

/** Whether the row has every value of the changes. Key order of JSON columns does not matter. */
function holds(row: object, changes: object): boolean {
  const values = new Map<string, unknown>(Object.entries(row));
  return Object.entries(changes).every(([key, value]) => same(values.get(key), value));
}

function same(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object") return false;
  if (left === null || right === null) return false;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && holds(left, right);
}

/** Whether a create failed because the very row exists: its first try was stored, only the answer
 * got lost. */
export function isRepeatedCreate(error: unknown): boolean {
  return error instanceof DataError && error.code === "invalid" && error.field === "id";
}

/** A new row as changes to the stored one: without what only a create may say. */
export function laterChanges<Row extends { slug: string; created_by_admin: unknown }>(
  row: Row,
): Partial<Row> {
  const changes: Partial<Row> = { ...row };
  delete changes.created_by_admin;
  if (changes.slug === "") delete changes.slug;
  return changes;
}
