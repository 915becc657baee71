import * as v from "valibot";
import { parseSettings } from "../_shared/parse-settings.ts";

const text = v.pipe(v.string(), v.nonEmpty());

/** Supabase sets all of them. */
const settings = v.object({
  /** Direct connection to the database. */
  SUPABASE_DB_URL: text,
  SUPABASE_URL: v.pipe(v.string(), v.url()),
  /** Key of the auth service's admin API. */
  SUPABASE_SERVICE_ROLE_KEY: text,
});

/** The settings of the function. Throws an error that names every missing or malformed one, without its value. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>) {
  return parseSettings(settings, env);
}
