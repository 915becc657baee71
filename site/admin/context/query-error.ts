import { isOffline } from "#supabase/data/errors.ts";

interface QueryState {
  readonly data: unknown;
  readonly error: Error | null;
}

/**
 * The error to show for a list; null if there is none. While offline, cached rows are shown without
 * an error: the header already reports the connection.
 */
export function queryError({ data, error }: QueryState): Error | null {
  return isOffline(error) && data !== undefined ? null : error;
}
