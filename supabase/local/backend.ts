/** The embedded backend as a process of its own:
 *   node supabase/local/backend.ts --port 54321 --data-dir supabase/.data
 * Prints one line of JSON when it is ready, ends on SIGINT and SIGTERM. A start that fails says why in
 * one sentence and ends with code 1. */
import { parseArgs } from "node:util";
import { BackendError, reasonOf } from "./backend-error.ts";
import { DESKTOP_ORIGIN } from "./cors.ts";
import type { BackendOptions } from "./start-backend.ts";
import { startBackend } from "./start-backend.ts";

const FLAGS = {
  port: { type: "string" },
  "data-dir": { type: "string" },
  "migrations-dir": { type: "string" },
  /** Inquiries per ten minutes and socket address, or "off". */
  "inquiry-limit": { type: "string" },
  /** Origin of a page that may use the backend; repeatable. */
  page: { type: "string", multiple: true },
} as const;

async function main() {
  const backend = await startBackend(readOptions());
  const { url, publishableKey, secretKey, dataDir } = backend;
  process.stdout.write(`${JSON.stringify({ url, publishableKey, secretKey, dataDir })}\n`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      void backend.stop().then(() => process.exit(0));
    });
  }
}

function readOptions(): BackendOptions {
  const { values } = parseArgs({ options: FLAGS });
  const limit = values["inquiry-limit"];
  return {
    port: wholeNumber(values.port ?? "54321", "--port", 65_535),
    dataDir: values["data-dir"] ?? "supabase/.data",
    ...(values["migrations-dir"] === undefined ? {} : { migrationsDir: values["migrations-dir"] }),
    ...(values.page === undefined ? {} : { pages: [...values.page, DESKTOP_ORIGIN] }),
    limits:
      limit === undefined
        ? {}
        : { inquiries: limit === "off" ? null : wholeNumber(limit, "--inquiry-limit", 1_000_000) },
  };
}

function wholeNumber(text: string, flag: string, max: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new BackendError(
    "wrong-option",
    `${flag} must be a whole number from 0 to ${String(max)}, not "${text}".`,
  );
}

main().catch((error: unknown) => {
  console.error(
    error instanceof BackendError ? error.message : `The backend cannot start: ${reasonOf(error)}`,
  );
  process.exitCode = 1;
});
