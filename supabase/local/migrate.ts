import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { App } from "@supabase/lite";
import { BackendError, reasonOf } from "./backend-error.ts";
import type { Database } from "./database.ts";

/** Absolute path of the migrations. */
export const MIGRATIONS = join(import.meta.dirname, "../migrations");

const FILE_NAME = /^(\d{14})_(\w+)\.sql$/;

/** Roles of hosted Supabase; the embedded database needs them for policies and grants. */
const ROLES = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end
$$`;

/** Applies the migrations of the folder that are missing: each file in one transaction, recorded in
 * the same table that Lite's command line and hosted Supabase use. */
export async function migrate(
  app: App,
  database: Database,
  folder = MIGRATIONS,
): Promise<string[]> {
  await app.ensureSystemSchema();
  await database.script(ROLES);
  const rows = await database.query("select version from supabase_migrations.schema_migrations");
  const done = new Set(rows.map((row) => String(row["version"])));
  const files = migrationFiles(folder);
  assertKnownHistory(done, files);
  const applied: string[] = [];
  for (const name of files) {
    const [, version = "", title = ""] = FILE_NAME.exec(name) ?? [];
    if (done.has(version)) continue;
    await applyFile(database, folder, name, version, title);
    applied.push(name);
  }
  if (applied.length > 0) await app.connection.clearSchemaCache();
  return applied;
}

/** Throws when the database has migrations that the folder does not contain: applying others on top of
 * them fails halfway or mixes two schemas. */
function assertKnownHistory(applied: ReadonlySet<string>, files: readonly string[]) {
  const known = new Set(files.map((name) => FILE_NAME.exec(name)?.[1]));
  const unknown = [...applied].find((version) => !known.has(version));
  if (unknown === undefined) return;
  throw new BackendError(
    "outdated-data",
    `The local data was made by another version of this project (its migration ${unknown} does not exist here); run \`npm run reset\`, which deletes the local data and loads the demo content again, or choose another data folder.`,
  );
}

function migrationFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => FILE_NAME.test(name))
    .sort();
}

async function applyFile(
  database: Database,
  folder: string,
  name: string,
  version: string,
  title: string,
) {
  const sql = readFileSync(join(folder, name), "utf8");
  const record = `insert into supabase_migrations.schema_migrations (version, name, statements) values (${quote(version)}, ${quote(title)}, array[${quote(sql)}]);`;
  try {
    await database.script(`${sql}\n;\n${record}`);
  } catch (error) {
    throw new BackendError(
      "broken-migration",
      `The migration ${name} cannot be applied: ${reasonOf(error)}. Nothing of it was applied; fix the file and start again.`,
      error,
    );
  }
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
