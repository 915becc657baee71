/** Writes supabase/data/database.types.ts from the migrations, or checks it:
 *   node supabase/local/generate-types.ts [--check] */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { generateTypescript, sortGeneratorMetadata } from "@supabase/postgrest-typegen/generation";
import { introspect } from "@supabase/postgrest-typegen/introspection";
import type { Database } from "./database.ts";
import { startBackend } from "./start-backend.ts";

const TYPES_FILE = join(import.meta.dirname, "../data/database.types.ts");

/** The types of the data API: tables, views and functions of the schema public. */
export async function databaseTypes(database: Database): Promise<string> {
  const metadata = await introspect(
    { query: async (sql) => ({ rows: await database.query(sql) }) },
    { includedSchemas: ["public"] },
  );
  return generateTypescript(sortGeneratorMetadata(metadata), { postgrestVersion: "13" });
}

/** The content of `database.types.ts`. */
export function typesOnDisk(): string {
  return readFileSync(TYPES_FILE, "utf8");
}

async function main() {
  const { values } = parseArgs({ options: { check: { type: "boolean" } } });
  const dataDir = mkdtempSync(join(tmpdir(), "studio-types-"));
  const backend = await startBackend({ port: 0, dataDir });
  try {
    const types = await databaseTypes(backend);
    if (values.check !== true) writeFileSync(TYPES_FILE, types);
    else if (types !== typesOnDisk()) {
      console.error(`${TYPES_FILE} is older than the migrations; run this without --check.`);
      process.exitCode = 1;
    }
  } finally {
    await backend.stop();
    rmSync(dataDir, { recursive: true });
  }
}

if (import.meta.main) await main();
