import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MIGRATIONS } from "#supabase/local/migrate.ts";
import type { HostedDatabase } from "./start-hosted.ts";

/** Applies the migrations as `supabase db push` does; its own test runs the CLI itself. */
export async function applyMigrations(database: HostedDatabase) {
  await database.query(`create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key)`);
  for (const file of readdirSync(MIGRATIONS).sort()) {
    const version = file.split("_")[0] ?? "";
    const record = `insert into supabase_migrations.schema_migrations values ('${version}')`;
    await database.query(`${readFileSync(join(MIGRATIONS, file), "utf8")};\n${record}`);
  }
}
