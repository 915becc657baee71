import * as v from "valibot";
import type { MailSender } from "../_shared/mail/compose.ts";
import { chooseProvider, PROVIDER_SETTINGS } from "../_shared/mail/provider.ts";
import { parseSettings } from "../_shared/parse-settings.ts";

const text = v.pipe(v.string(), v.nonEmpty());

/** The studio as sender, JSON in the secret MAIL_SENDER (`npm run mail:push`). */
const sender: v.GenericSchema<unknown, MailSender> = v.object({
  studioName: text,
  address: v.pipe(v.string(), v.email()),
  siteUrl: v.pipe(v.string(), v.url()),
  labels: v.record(v.string(), v.string()),
});

const settings = v.object({
  /** Direct connection to the database; Supabase sets it. */
  SUPABASE_DB_URL: text,
  /**
   * Set by Supabase, too. The key reads the files of replies, and removes files of replies and inquiries that nothing
   * needs.
   */
  SUPABASE_URL: v.pipe(v.string(), v.url()),
  SUPABASE_SERVICE_ROLE_KEY: text,
  ...PROVIDER_SETTINGS,
  MAIL_SENDER: v.pipe(v.string(), v.parseJson(), sender),
});

type MailSettings = v.InferOutput<typeof settings>;

/** The settings of the function. Throws an error that names every missing or malformed one, without its value. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): MailSettings {
  const parsed = parseSettings(settings, env);
  chooseProvider(parsed);
  return parsed;
}
