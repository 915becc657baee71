import type { LocalBackend } from "#supabase/local/start-backend.ts";

/** Milliseconds of `WORK` on a machine to which time limits apply as they are, estimated with a margin: a slow host needs 330 to 560. */
const REFERENCE_MS = 200;
const WORK = "select count(distinct md5(n::text)) from generate_series(1, 200000) as n";

/**
 * By how much this machine's database is slower at present than the one to which time limits apply, at least 1: the clock's
 * time of fixed work. Measured between the repetitions of what has a limit, because shared hosts change their speed.
 */
export async function measureSlowness(backend: LocalBackend): Promise<number> {
  const began = performance.now();
  await backend.query(WORK);
  return Math.max(1, (performance.now() - began) / REFERENCE_MS);
}
