import * as v from "valibot";
import { parseSettings } from "../_shared/parse-settings.ts";
import { isBuildHook, parseBuildHook } from "../_shared/site-build/build-hook.ts";

const settings = v.object({
  /** Direct connection to the database; Supabase sets it. */
  SUPABASE_DB_URL: v.pipe(v.string(), v.nonEmpty()),
  /** Without it no build is requested. */
  BUILD_HOOK_URL: v.optional(v.pipe(v.string(), v.check(isBuildHook), v.transform(parseBuildHook))),
});

type BuildSettings = v.InferOutput<typeof settings>;

/** The settings of the function. Throws an error that names every missing or malformed one, without its value. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): BuildSettings {
  return parseSettings(settings, env);
}
