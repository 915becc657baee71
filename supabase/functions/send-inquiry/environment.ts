import * as v from "valibot";
import { parseSettings } from "../_shared/parse-settings.ts";

const text = v.pipe(v.string(), v.nonEmpty());

const settings = v.object({
  /** Direct connection to the database; Supabase sets it. */
  SUPABASE_DB_URL: text,
  /** Secret key of the Turnstile widget. */
  TURNSTILE_SECRET_KEY: text,
});

/** The settings of the function. Throws an error that names every missing or malformed one, without its value. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>) {
  return parseSettings(settings, env);
}
