import { parseBuildHook } from "../functions/_shared/site-build/build-hook.ts";
import { reportBuildHook, requestDueBuild } from "../functions/_shared/site-build/request-build.ts";
import type { Database } from "./database.ts";
import { startWorker } from "./worker.ts";
import type { Worker } from "./worker.ts";

const INTERVAL_MS = 5000;

/**
 * Requests builds at the hook every few seconds while they are due; records that there is none without a URL. Throws a
 * sentence if the URL is malformed.
 */
export async function rebuildSiteRegularly(
  database: Database,
  hookUrl: string | undefined,
): Promise<Worker> {
  const hook = hookUrl === undefined ? null : parseBuildHook(hookUrl);
  await reportBuildHook(database, hook !== null);
  if (hook === null) return { stop: () => Promise.resolve() };
  return startWorker(() => requestDueBuild(database, hook), {
    intervalMs: INTERVAL_MS,
    failure: "No rebuild of the site could be requested",
  });
}
