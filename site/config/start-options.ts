import { parseArgs } from "node:util";
import { parseEnv } from "#site/config/env.ts";
import { turnstileSiteKey } from "#site/config/turnstile-site-key.ts";
import { parseBuildHook } from "#supabase/functions/_shared/site-build/build-hook.ts";

export interface EmbeddedOptions {
  readonly port: number;
  readonly dataDir: string;
  /** SMTP server that mails are sent through; undefined to write them to files. */
  readonly smtpUrl: string | undefined;
  /** Build hook at which rebuilds of the site are requested; undefined to request none. A secret. */
  readonly buildHookUrl: string | undefined;
  /** Secret key of Cloudflare Turnstile; undefined to check no inquiry. A secret. */
  readonly turnstileSecret: string | undefined;
}

/** Settings of `npm start`: with the embedded backend or a hosted project. */
export interface StartOptions {
  readonly sitePort: number;
  readonly backend:
    | ({ readonly kind: "embedded" } & EmbeddedOptions)
    | { readonly kind: "hosted"; readonly url: string };
}

const DEFAULT_DATA_DIR = "supabase/.data";

type Values = Readonly<Record<string, string | undefined>>;

/** Parses arguments and environment; throws one sentence that names the setting to correct. */
export function readStartOptions(args: readonly string[], env: Values): StartOptions {
  const sitePort = port("PORT", portArgument(args) ?? env["PORT"], 5173);
  const address = env["VITE_SUPABASE_URL"]?.trim() ?? "";
  if (address !== "")
    return { sitePort, backend: { kind: "hosted", url: parseEnv(env).backend.url } };
  const backendPort = port("BACKEND_PORT", env["BACKEND_PORT"], 54321);
  if (backendPort === sitePort) {
    throw new Error(`PORT and BACKEND_PORT are both ${sitePort}: give each its own.`);
  }
  return {
    sitePort,
    backend: {
      kind: "embedded",
      port: backendPort,
      dataDir: dataDirFrom(env),
      smtpUrl: smtpUrlFrom(env),
      buildHookUrl: buildHookUrlFrom(env),
      turnstileSecret: turnstileSecretFrom(env),
    },
  };
}

function smtpUrlFrom(env: Values): string | undefined {
  const text = env["SMTP_URL"]?.trim() ?? "";
  if (text === "") return undefined;
  if (URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol)) return text;
  throw new Error("SMTP_URL must be of the form smtps://user:password@mail.example.com.");
}

function buildHookUrlFrom(env: Values): string | undefined {
  const text = env["BUILD_HOOK_URL"]?.trim() ?? "";
  return text === "" ? undefined : parseBuildHook(text).href;
}

/** With one key alone no inquiry would arrive: the page and the backend need the check together. */
function turnstileSecretFrom(env: Values): string | undefined {
  const secret = env["TURNSTILE_SECRET_KEY"]?.trim() ?? "";
  if ((secret === "") !== (turnstileSiteKey(env) === null)) {
    throw new Error("Set both VITE_TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY, or none of them.");
  }
  return secret === "" ? undefined : secret;
}

/** The folder of the embedded backend's data, from `BACKEND_DATA_DIR` or the default. */
export function dataDirFrom(env: Values): string {
  const folder = env["BACKEND_DATA_DIR"]?.trim() ?? "";
  return folder === "" ? DEFAULT_DATA_DIR : folder;
}

/** Throws one sentence for the first line of a .env file that is neither `NAME=value` nor a comment. */
export function validateEnvFile(file: string, text: string) {
  const line = text.split(/\r?\n/).findIndex((each) => !WELL_FORMED.test(each));
  if (line === -1) return;
  throw new Error(
    `${file}, line ${line + 1} is not of the form NAME=value; write it as in .env.example.`,
  );
}

const WELL_FORMED =
  /^\s*(#.*|(export\s+)?[A-Za-z_]\w*\s*=\s*("[^"]*"|'[^']*'|`[^`]*`|[^"'`\s][^"`]*)?\s*(#.*)?)?$/;

function portArgument(args: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...args], options: { port: { type: "string" } } }).values.port;
  } catch {
    throw new Error(`npm start takes only --port <number>, not "${args.join(" ")}".`);
  }
}

function port(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text.trim() === "") return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= 65_535) return value;
  throw new Error(`${name} must be a whole number from 1 to 65535, but it is "${text}".`);
}
