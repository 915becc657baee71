import { DataError } from "#supabase/data/errors.ts";

/** Whether the row or category of a query does not exist or is not public. */
export function isNotFound(error: unknown): error is DataError {
  return error instanceof DataError && error.code === "not-found";
}
