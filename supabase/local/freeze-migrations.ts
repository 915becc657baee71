/** Adds new migrations to the hash list supabase/migrations.sha256, as a release does:
 *   node supabase/local/freeze-migrations.ts
 * A listed file never changes: databases have applied it, and never apply it again. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MIGRATIONS } from "./migrate.ts";

/** Lines in the format of sha256sum: hash, two spaces, file name. */
const HASH_LIST = join(import.meta.dirname, "../migrations.sha256");

type Hashes = ReadonlyMap<string, string>;

/** Hash by file name. */
export function frozenMigrations(list = HASH_LIST): Hashes {
  const lines = existsSync(list) ? readFileSync(list, "utf8").trim().split("\n") : [];
  return new Map(lines.filter(Boolean).map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** Hash by file name, ordered by name. */
export function presentMigrations(folder = MIGRATIONS): Hashes {
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  return new Map(names.sort().map((name) => [name, sha256(join(folder, name))]));
}

/** One sentence for each frozen migration that changed or is missing, and for each new one that sorts
 * before a frozen one. */
export function frozenViolations(frozen: Hashes, present: Hashes): string[] {
  const last = [...frozen.keys()].sort().at(-1) ?? "";
  const changed = [...frozen]
    .filter(([name, hash]) => present.get(name) !== hash)
    .map(
      ([name]) =>
        `${name} is frozen and has changed or is gone; restore it and put the change into a new migration.`,
    );
  const early = [...present.keys()]
    .filter((name) => !frozen.has(name) && name < last)
    .map((name) => `${name} is new and must have a later time than ${last}.`);
  return [...changed, ...early];
}

function sha256(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

if (import.meta.main) {
  const present = presentMigrations();
  const violations = frozenViolations(frozenMigrations(), present);
  if (violations.length > 0) {
    console.error(violations.join("\n"));
    process.exitCode = 1;
  } else {
    writeFileSync(HASH_LIST, [...present].map(([name, hash]) => `${hash}  ${name}\n`).join(""));
  }
}
