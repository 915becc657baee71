import { isPermanent } from "#supabase/data/errors.ts";

/** A retry policy for queries: up to `max` retries; none for errors that a retry cannot change. */
export function retries(max: number) {
  return (failures: number, error: Error) => failures < max && !isPermanent(error);
}
