import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { parseEnv } from "#site/config/env.ts";
import { dataDirFrom, readStartOptions } from "#site/config/start-options.ts";
import { isConfidential } from "#supabase/health-check/target.ts";
import { folderHolder } from "#supabase/local/lockfile.ts";
import { loadSecrets } from "#supabase/local/secrets.ts";
import { demoAccount } from "#supabase/seed/demo-account.ts";

/** The installation to back up and the account that reads it. */
interface BackupSource {
  readonly url: string;
  readonly publishableKey: string;
  readonly email: string;
  readonly password: string;
  /** Its part of the file's name. */
  readonly label: string;
}

export interface BackupOptions {
  readonly source: BackupSource;
  readonly folder: string;
  /** How many backups of this source stay in the folder; null to delete none. */
  readonly keep: number | null;
}

type Values = Readonly<Record<string, string | undefined>>;
type ReadEnv = (mode: "development" | "production") => Values;

const DEFAULT_FOLDER = "backups";

/** Parses arguments and environment; throws one sentence that names what to correct. */
export function readBackupOptions(args: readonly string[], readEnv: ReadEnv): BackupOptions {
  const { remote, out, keep } = parseFlags(args);
  return {
    keep: keep === undefined ? null : parseKeep(keep),
    folder: resolve(out),
    source: remote ? hostedSource(readEnv("production")) : localSource(readEnv("development")),
  };
}

function parseFlags(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        remote: { type: "boolean", default: false },
        out: { type: "string", default: DEFAULT_FOLDER },
        keep: { type: "string" },
      },
    });
    return values;
  } catch {
    throw new Error(
      `npm run backup takes only --remote, --out <folder> and --keep <number>, not "${args.join(" ")}".`,
    );
  }
}

function parseKeep(text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1) return value;
  throw new Error(`--keep must be a whole number of at least 1, but it is "${text}".`);
}

function hostedSource(env: Values): BackupSource {
  const { url, publishableKey } = parseEnv(env).backend;
  if (!isConfidential(url)) {
    throw new Error(`VITE_SUPABASE_URL must be an https:// address, but it is "${url}".`);
  }
  const account = accountFrom(env);
  if (account === null) {
    throw new Error(
      "Set BACKUP_EMAIL and BACKUP_PASSWORD to an owner's account without an authenticator app.",
    );
  }
  return { url, publishableKey, ...account, label: new URL(url).hostname };
}

/** The embedded backend that runs. Its account is the demo account, unless the environment has another. */
function localSource(env: Values): BackupSource {
  const settings = readStartOptions([], { ...env, VITE_SUPABASE_URL: "" });
  const dataDir = dataDirFrom(env);
  if (settings.backend.kind === "hosted" || folderHolder(dataDir) === null) {
    throw new Error(
      `No backend runs on ${dataDir}: run npm start in another terminal, or add --remote for the hosted project.`,
    );
  }
  const { publishableKey } = loadSecrets(join(dataDir, "secrets.json"));
  const url = `http://127.0.0.1:${settings.backend.port}`;
  return { url, publishableKey, ...(accountFrom(env) ?? demoAccount), label: "local" };
}

/** The password is used as it is: it may begin or end with a space. */
function accountFrom(env: Values): Pick<BackupSource, "email" | "password"> | null {
  const email = env["BACKUP_EMAIL"]?.trim() ?? "";
  const password = env["BACKUP_PASSWORD"] ?? "";
  return email === "" || password === "" ? null : { email, password };
}
