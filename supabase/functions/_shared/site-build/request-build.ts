import type { SqlConnection } from "../mail/database-outbox.ts";
import { callBuildHook } from "./build-hook.ts";
import type { BuildHook } from "./build-hook.ts";

/** `idle`: no request was due, or another worker made it. */
export type BuildRequest = "idle" | "accepted" | "failed";

/** Records whether there is a build hook; the page of the jobs shows it. */
export async function reportBuildHook(database: SqlConnection, isPresent: boolean): Promise<void> {
  // A parameter of type boolean would be false: the driver of the edge function serializes any text so.
  await database.query("select private.report_build_hook($1::text::boolean)", [String(isPresent)]);
}

/** Requests a build if one is due. A failure is recorded with its reason. Rejects only if the database cannot be reached. */
export async function requestDueBuild(
  database: SqlConnection,
  hook: BuildHook,
  timeoutMs?: number,
): Promise<BuildRequest> {
  const [row] = await database.query("select private.claim_site_build()::text as claim");
  const claim = row?.["claim"];
  if (typeof claim !== "string") return "idle";
  const failure = await callBuildHook(hook, timeoutMs);
  await database.query("select private.finish_site_build($1, $2)", [claim, failure]);
  return failure === null ? "accepted" : "failed";
}
