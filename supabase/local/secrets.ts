import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import * as v from "valibot";
import { BackendError, reasonOf, systemCode } from "./backend-error.ts";

/** Words of examples, templates and defaults of Supabase and other projects. */
const KNOWN =
  /super-secret|at-least-32|your-|change-?me|example|default|password|123456|test-?secret/i;

/** A secret that cannot be guessed. The messages continue "The secrets in FILE …". */
function secret(name: string, length: number) {
  return v.pipe(
    v.string(),
    v.minLength(length, `are too weak: ${name} has fewer than ${String(length)} characters`),
    v.check((value) => !KNOWN.test(value), `are too weak: ${name} is a well-known default`),
    v.check(
      (value) => new Set(value).size >= 12,
      `are too weak: ${name} repeats too few characters`,
    ),
  );
}

function prefix(name: string, start: string) {
  return v.startsWith<string, string, string>(
    start,
    `are mixed up: ${name} must begin with ${start}`,
  );
}

const secretsSchema = v.object({
  /** Signs the tokens: with it, a token for any account can be forged. */
  jwtSecret: secret("jwtSecret", 32),
  /** Public by design: identifies the site and grants a visitor's rights. */
  publishableKey: v.pipe(secret("publishableKey", 24), prefix("publishableKey", "sb_publishable_")),
  /** Bypasses every policy. Must stay on this machine. */
  secretKey: v.pipe(secret("secretKey", 32), prefix("secretKey", "sb_secret_")),
});
export type Secrets = Readonly<v.InferOutput<typeof secretsSchema>>;

const storedSecrets = v.pipe(
  v.string(),
  v.parseJson(undefined, "are not valid JSON"),
  secretsSchema,
);

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
  return parseSecrets(file, text);
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

/** The error has no cause: the issues of a parse contain the secrets. */
function parseSecrets(file: string, text: string): Secrets {
  const parsed = v.safeParse(storedSecrets, text, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const isMissing = issue.kind === "schema";
  throw weak(file, isMissing ? `lack ${v.getDotPath(issue) ?? "jwtSecret"}` : issue.message);
}

function weak(file: string, what: string, cause?: unknown): BackendError {
  return new BackendError(
    "weak-secret",
    `The secrets in ${file} ${what}; delete the file and new ones are made (everybody signs in again).`,
    cause,
  );
}
