import { DataError } from "#supabase/data/errors.ts";

/** Error codes that a retry cannot change. */
const FINAL = new Set(["not-found", "invalid"]);

/** A retry policy for queries: up to `most` retries, none for final errors. */
export function retries(max: number) {
  return (failures: number, error: Error) =>
    failures < max && !(error instanceof DataError && FINAL.has(error.code));
}
