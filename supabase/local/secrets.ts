import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { BackendError, reasonOf, systemCode } from "./backend-error.ts";

export interface Secrets {
  /** Signs the tokens: with it, a token for any account can be forged. */
  readonly jwtSecret: string;
  /** Public by design: identifies the site and grants a visitor's rights. */
  readonly publishableKey: string;
  /** Bypasses every policy. Must stay on this machine. */
  readonly secretKey: string;
}

/** The secrets of this installation; generated on the first start, readable by their owner only. */
export function loadSecrets(file: string): Secrets {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (systemCode(error) === "ENOENT") return createSecrets(file);
    throw weak(file, `cannot be read (${reasonOf(error)})`, error);
  }
  chmodSync(file, 0o600);
  const secrets = parseSecrets(file, text);
  refuseWeak(file, secrets);
  return secrets;
}

function createSecrets(file: string): Secrets {
  const secrets: Secrets = {
    jwtSecret: randomBytes(48).toString("base64url"),
    publishableKey: `sb_publishable_${randomBytes(24).toString("base64url")}`,
    secretKey: `sb_secret_${randomBytes(32).toString("base64url")}`,
  };
  try {
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    throw new BackendError(
      "data-folder-unwritable",
      `The secrets cannot be written to ${file} (${reasonOf(error)}).`,
      error,
    );
  }
  return secrets;
}

function parseSecrets(file: string, text: string): Secrets {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw weak(file, "are not valid JSON", error);
  }
  const field = (name: keyof Secrets): string => {
    const entry: unknown =
      typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
    if (typeof entry !== "string") throw weak(file, `lack ${name}`);
    return entry;
  };
  return {
    jwtSecret: field("jwtSecret"),
    publishableKey: field("publishableKey"),
    secretKey: field("secretKey"),
  };
}

/** Words of examples, templates and defaults of Supabase and other projects. */
const KNOWN =
  /super-secret|at-least-32|your-|change-?me|example|default|password|123456|test-?secret/i;

function refuseWeak(file: string, secrets: Secrets) {
  for (const [name, value, length] of [
    ["jwtSecret", secrets.jwtSecret, 32],
    ["publishableKey", secrets.publishableKey, 24],
    ["secretKey", secrets.secretKey, 32],
  ] as const) {
    if (value.length < length)
      throw weak(file, `are too weak: ${name} has fewer than ${String(length)} characters`);
    if (KNOWN.test(value)) throw weak(file, `are too weak: ${name} is a well-known default`);
    if (new Set(value).size < 12)
      throw weak(file, `are too weak: ${name} repeats too few characters`);
  }
  if (!secrets.publishableKey.startsWith("sb_publishable_"))
    throw weak(file, "are mixed up: publishableKey must begin with sb_publishable_");
  if (!secrets.secretKey.startsWith("sb_secret_"))
    throw weak(file, "are mixed up: secretKey must begin with sb_secret_");
}

function weak(file: string, what: string, cause?: unknown): BackendError {
  return new BackendError(
    "weak-secret",
    `The secrets in ${file} ${what}; delete the file and new ones are made (everybody signs in again).`,
    cause,
  );
}
