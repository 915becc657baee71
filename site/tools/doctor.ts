import { parseArgs } from "node:util";
import postgres from "postgres";
import { parseEnv } from "#site/config/env.ts";
import type { Query } from "#supabase/health-check/catalog.ts";
import { readCatalog } from "#supabase/health-check/catalog.ts";
import { runDatabaseChecks } from "#supabase/health-check/database-checks.ts";
import { printCheckResults } from "#supabase/health-check/health-check.ts";
import { runChecks } from "#supabase/health-check/run-checks.ts";
import type { Target } from "#supabase/health-check/target.ts";
import { isConfidential } from "#supabase/health-check/target.ts";
import { withMigratedDatabase } from "#supabase/local/migrated-database.ts";
import { projectEnv } from "./project-env.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { staff: { type: "boolean", default: false } },
});

/** `npm run doctor -- [backend] [publishable key] [site]`; missing arguments come from .env. */
function readTarget([backend, publishableKey, site]: readonly string[]): Target {
  const env = parseEnv({
    ...projectEnv("production"),
    ...(backend === undefined ? {} : { VITE_SUPABASE_URL: backend }),
    ...(publishableKey === undefined ? {} : { VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey }),
  });
  if (site !== undefined && !URL.canParse(site)) {
    throw new Error(`The address of the site must begin with https://, but it is "${site}".`);
  }
  return {
    backend: env.backend.url,
    publishableKey: env.backend.publishableKey,
    site: site?.replace(/\/+$/, "") ?? null,
  };
}

/** `npm run doctor -- --staff`: checks the database itself. The address of the database is a secret, so that it comes
 * from the environment or .env and not from the command line. */
async function checkProjectDatabase(): Promise<number> {
  const url = projectEnv("production")["SUPABASE_DB_URL"];
  if (url === undefined || !/^postgres(ql)?:/.test(url) || !URL.canParse(url)) {
    throw new Error(
      "Set SUPABASE_DB_URL in .env to the project's database: Connect → Session pooler, with the database password. The embedded backend has no such address.",
    );
  }
  const expected = await withMigratedDatabase(({ query }) => readCatalog(query));
  const encrypted = isConfidential(url) ? false : "require";
  const client = postgres(url, { max: 1, ssl: encrypted, onnotice: () => undefined });
  try {
    const query: Query = (sql) => client.begin("read only", (read) => read.unsafe(sql));
    return await printCheckResults(runDatabaseChecks(query, expected));
  } finally {
    await client.end();
  }
}

try {
  const failures = values.staff
    ? await checkProjectDatabase()
    : await printCheckResults(runChecks(readTarget(positionals)));
  process.exitCode = failures === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
