import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PgliteConnection } from "@supabase/lite/pglite";
import { openDataFolder } from "./data-folder.ts";
import type { Database } from "./database.ts";
import { openDatabase } from "./database.ts";
import { openApp } from "./lite-app.ts";
import { migrate, MIGRATIONS } from "./migrate.ts";
import { createMutex } from "./mutex.ts";
import { loadSecrets } from "./secrets.ts";

/** Applies the migrations to a temporary embedded database and passes it on. Its grants are those of the migrations:
 * Lite adds its own at the first request, which does not happen here. */
export async function withMigratedDatabase<T>(
  use: (database: Database, driver: PgliteConnection["driver"]) => Promise<T>,
  migrations = MIGRATIONS,
): Promise<T> {
  const path = mkdtempSync(join(tmpdir(), "studio-schema-"));
  const folder = openDataFolder(path);
  try {
    const app = await openApp(folder, loadSecrets(folder.secretsFile), {});
    const { connection } = app;
    try {
      if (!(connection instanceof PgliteConnection)) throw new Error("PGlite is expected.");
      const database = openDatabase(connection, createMutex());
      await migrate(app, database, migrations);
      return await use(database, connection.driver);
    } finally {
      await connection.close();
    }
  } finally {
    folder.release();
    rmSync(path, { recursive: true });
  }
}
