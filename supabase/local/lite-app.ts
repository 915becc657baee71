import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import type { Connection, DefaultAppConfig } from "@supabase/lite";
import { App, setExperimental } from "@supabase/lite";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { createPostgresConnection } from "@supabase/lite/postgres";
import { BackendError, reasonOf } from "./backend-error.ts";
import type { DataFolder } from "./data-folder.ts";
import { createFileMailer } from "./file-mailer.ts";
import { acceptAnyValue } from "./pglite-serializers.ts";
import { storageAdapter } from "./storage-adapter.ts";
import type { Secrets } from "./secrets.ts";
import { decodeEveryCharacter } from "./text-decoder.ts";

const CONFIG = join(import.meta.dirname, "../config.toml");

interface AppOptions {
  /** A native PostgreSQL instead of the embedded one. */
  readonly databaseUrl?: string;
  /** Origin of the website for links in mails; defaults to that of config.toml. */
  readonly siteUrl?: string;
}

/** Lite with this installation's database, files and secrets, and the settings of
 * supabase/config.toml. Built from its App instead of its command line, which in Lite 0.10.0 stores files under
 * the working directory and leaves every served file open. Not reported upstream: the open files of `lite start`
 * increase with each download. */
export async function openApp(
  folder: DataFolder,
  secrets: Secrets,
  { databaseUrl, siteUrl }: AppOptions,
): Promise<App> {
  try {
    const connection = await connect(databaseUrl ?? folder.database, databaseUrl !== undefined);
    await connection.exec("select 1");
    // Creates the storage tables only when the feature is enabled first.
    setExperimental("storage", true);
    const app = new App(appConfig(connection, secrets, folder, siteUrl));
    // Lite 0.10.0 has no option for the adapter: its command line sets the same property.
    app._storageAdapter = storageAdapter(folder.media);
    return await withoutBanner(() => app.init());
  } catch (error) {
    const where = databaseUrl === undefined ? folder.database : "PostgreSQL";
    throw new BackendError(
      "data-folder-broken",
      `The database in ${where} cannot be opened (${reasonOf(error)}).`,
      error,
    );
  }
}

async function connect(url: string, native: boolean): Promise<Connection> {
  if (native) {
    const onnotice = () => undefined;
    return createPostgresConnection({ url, postgresOptions: { onnotice } });
  }
  decodeEveryCharacter();
  const parsers = { [TIMESTAMPTZ]: isoTime };
  const connection = await createPgliteConnection({ url, pgliteOptions: { parsers } });
  await connection.driver.waitReady;
  acceptAnyValue(connection.driver.serializers);
  return connection;
}

function appConfig(
  connection: Connection,
  secrets: Secrets,
  folder: DataFolder,
  siteUrl: string | undefined,
): DefaultAppConfig {
  const settings = readSettings();
  return {
    ...settings,
    connection,
    auth: {
      ...settings.auth,
      // config.toml reads it from the environment, for hosted projects.
      site_url: siteUrl ?? "http://127.0.0.1:5173",
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
    },
    // With admin enabled, requests without a key would bypass every policy.
    options: { server: { admin: false }, drivers: { email: createFileMailer(folder.mail) } },
  };
}

type ConfigFile = DefaultAppConfig & {
  auth: { email: { enabled: boolean; require_current_password: boolean } };
};

/** Lite 0.10.0 validates the file against an older format of the CLI (2.98.2, by its README):
 * `auth.email.enabled` was `enable_signup`, and `require_current_password` is newer (gateway-password.ts
 * implements it). */
function readSettings(): DefaultAppConfig {
  const file: unknown = parse(readFileSync(CONFIG, "utf8"));
  const settings = file as ConfigFile;
  const { enabled, require_current_password, ...email } = settings.auth.email;
  if (!require_current_password) throw new Error("The current password must be required.");
  return {
    ...settings, // validated by App, which supports the whole format
    auth: { ...settings.auth, email: { ...email, enable_signup: enabled } },
  };
}

const TIMESTAMPTZ = 1184;

/** Same format as hosted Supabase: "2026-01-31T09:00:00.5+00:00". Safari cannot parse PostgreSQL's own
 * "2026-01-31 09:00:00.5+00", which Lite 0.10.0 responds with on PGlite. Not reported upstream:
 * `GET /rest/v1/<table>?select=created_at`. */
function isoTime(text: string): string {
  return text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
}

/** Lite prints a notice about its experimental storage on every start; the README states that Lite is an alpha. */
async function withoutBanner<T>(task: () => Promise<T>): Promise<T> {
  const warn = console.warn;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).startsWith("EXPERIMENTAL FEATURES ENABLED")) warn(...words);
  };
  try {
    return await task();
  } finally {
    console.warn = warn;
  }
}
