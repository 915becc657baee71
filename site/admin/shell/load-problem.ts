import { DataError } from "#supabase/data/errors.ts";

interface Loading {
  readonly data: unknown;
  readonly error: Error | null;
}

/** Why a list cannot be shown or trusted; null when it can. What is here already is shown while the
 * server is away: the line under the tabs says so. */
export function loadProblem({ data, error }: Loading): Error | null {
  const away = error instanceof DataError && error.code === "offline";
  return away && data !== undefined ? null : error;
}
