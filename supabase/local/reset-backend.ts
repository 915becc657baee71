/** Throws the data of one installation away:
 *   node supabase/local/reset-backend.ts --data-dir supabase/.data
 * Refuses while a backend runs on it, and refuses folders that no backend made. */
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { BackendError, reasonOf } from "./backend-error.ts";
import { folderHolder, LOCK_FILE } from "./lockfile.ts";

/** The entries of a data folder. Only these are removed, one by one: never a folder as a whole, for
 * any given path. */
const OURS = new Set([LOCK_FILE, "database", "mail", "media", "secrets.json"]);

/** Removes database, images and secrets. Returns false when there was nothing. */
export function resetBackend(dataDir: string): boolean {
  const folder = resolve(dataDir);
  if (!existsSync(folder)) return false;
  const foreign = new BackendError(
    "wrong-option",
    `${folder} is not a data folder of this backend; nothing was removed.`,
  );
  if (!statSync(folder).isDirectory()) throw foreign;
  const holder = folderHolder(folder);
  if (holder !== null) {
    throw new BackendError(
      "data-folder-in-use",
      `The data folder ${folder} is in use by process ${holder.split(" ")[0] ?? "?"}; stop that one first.`,
    );
  }
  if (!existsSync(join(folder, "secrets.json")) && readdirSync(folder).length > 0) {
    throw foreign;
  }
  for (const name of OURS) rmSync(join(folder, name), { recursive: true, force: true });
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
  return true;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { "data-dir": { type: "string" } } });
  const dataDir = values["data-dir"] ?? "supabase/.data";
  try {
    console.info(
      resetBackend(dataDir)
        ? `Removed the data in ${dataDir}.`
        : `There was no data in ${dataDir}.`,
    );
  } catch (error) {
    console.error(reasonOf(error));
    process.exitCode = 1;
  }
}
