import { DataError } from "#supabase/data/errors.ts";

/** Answers that another try cannot change. */
const FINAL = new Set(["not-found", "invalid"]);

/** Tries a read again, up to so many times, unless the answer was final. */
export function retries(most: number) {
  return (failures: number, error: Error) =>
    failures < most && !(error instanceof DataError && FINAL.has(error.code));
}
