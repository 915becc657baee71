import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { MIGRATIONS } from "#supabase/local/migrate.ts";
import {
  frozenMigrations,
  frozenViolations,
  presentMigrations,
} from "#supabase/local/freeze-migrations.ts";
import { dumpSchema, schemaOnDisk } from "#supabase/local/generate-schema.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Copies the migrations of the project into a new folder and adds one. */
function migrationsWith(name: string, sql: string): string {
  const folder = mkdtempSync(join(tmpdir(), "studio-migrations-"));
  folders.push(folder);
  cpSync(MIGRATIONS, folder, { recursive: true });
  writeFileSync(join(folder, name), sql);
  return folder;
}

describe("schema.sql", () => {
  it("equals the result of the migrations; else run `npm run schema`", async () => {
    expect(await dumpSchema()).toBe(schemaOnDisk());
  });

  it.each([
    ["a column", "alter table public.categories add column colour text"],
    ["a grant", "grant select on public.blog_posts to anon"],
    ["a storage policy", 'drop policy "Staff list media" on storage.objects'],
  ])("is stale after a change of %s", async (_, sql) => {
    const folder = migrationsWith("20990101000000_change.sql", sql);
    expect(await dumpSchema(folder)).not.toBe(schemaOnDisk());
  });

  it("is the same on a host that grants everything in the schema public by default", async () => {
    const everything = ["tables", "functions", "sequences"].map(
      (kind) =>
        `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role;`,
    );
    const folder = migrationsWith("20000101000000_defaults.sql", everything.join("\n"));
    const lines = (await dumpSchema(folder)).split("\n");
    const ours = lines.filter((line) => !line.startsWith("ALTER DEFAULT PRIVILEGES"));
    expect(lines.length).toBeGreaterThan(ours.length);
    const dense = (text: string) => text.replaceAll(/\n+/g, "\n");
    expect(dense(ours.join("\n"))).toBe(dense(schemaOnDisk()));
  });
});

const CREATED =
  /^create (or replace )?(?:unique )?(table|function|view|policy|trigger|index) ("[^"]+"|[\w.]+)(?:[^;(]*? on ([\w.]+))?/gm;

/** Every object that SQL creates, such as "function private.is_staff" and "trigger write_post on
 * public.blog_posts". */
function creations(sql: string): { readonly name: string; readonly replaces: boolean }[] {
  return [...sql.matchAll(CREATED)].map(([, replace, kind = "", name = "", relation]) => ({
    name: `${kind} ${name}${/policy|trigger/.test(kind) ? ` on ${String(relation)}` : ""}`,
    replaces: replace !== undefined,
  }));
}

function repeatedOf(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

/** The last file of the baseline. Later migrations may replace and drop what earlier ones created. */
const BASELINE_END = "20261122101200_grants.sql";

/** Functions that a migration drops, to create them with other parameters or another result. */
function droppedIn(migration: string): string[] {
  return [...migration.matchAll(/^drop function ([\w.]+)/gm)].map(
    ([, name = ""]) => `function ${name}`,
  );
}

/** One sentence for each object of a migration that is replaced but does not exist yet, or is created
 * without "or replace" although it exists. */
function wrongCreations(before: string, migration: string): string[] {
  const existing = new Set(creations(before).map(({ name }) => name));
  for (const name of droppedIn(migration)) existing.delete(name);
  return creations(migration)
    .filter(({ name, replaces }) => existing.has(name) !== replaces)
    .map(({ name, replaces }) => `${name} is ${replaces ? "replaced" : "created again"}`);
}

describe("the baseline", () => {
  const files = [...presentMigrations().keys()];
  const textOf = (names: readonly string[]) =>
    names.map((name) => readFileSync(join(MIGRATIONS, name), "utf8")).join("\n");
  const later = files.filter((name) => name > BASELINE_END);
  const sql = textOf(files.filter((name) => name <= BASELINE_END));

  it("creates everything once and drops nothing", () => {
    const created = creations(sql);
    expect(created.length).toBeGreaterThan(150);
    expect(repeatedOf(created.map(({ name }) => name))).toEqual([]);
    expect(created.filter(({ replaces }) => replaces)).toEqual([]);
    expect(sql).not.toMatch(/^(drop|alter function|alter policy)\b/m);
  });

  it("is followed by migrations that replace only what exists and create only what does not", () => {
    expect([...frozenMigrations().keys()]).toContain(BASELINE_END);
    for (const [index, name] of later.entries()) {
      expect(
        wrongCreations(`${sql}\n${textOf(later.slice(0, index))}`, textOf([name])),
        name,
      ).toEqual([]);
    }
  });

  it("notices a replaced object that does not exist, and one that is created again", () => {
    const before = "create function private.a()\n";
    const migration = "create function private.a()\ncreate or replace view public.b as\n";
    expect(wrongCreations(before, migration)).toEqual([
      "function private.a is created again",
      "view public.b is replaced",
    ]);
    const changed = "drop function private.a();\ncreate function private.a()\n";
    expect(wrongCreations(before, changed)).toEqual([]);
  });

  it.each([
    ["create function private.twice()\n", "function private.twice"],
    ['create policy "Twice" on public.a\n', 'policy "Twice" on public.a'],
    ["create trigger twice\nbefore insert on public.a\n", "trigger twice on public.a"],
    ["create view public.twice as\n", "view public.twice"],
  ])("notices a second %j", (statement, name) => {
    expect(repeatedOf(creations(statement.repeat(2)).map((created) => created.name))).toEqual([
      name,
    ]);
  });

  it("has row-level security, policies and grants of a table in the file that creates it", () => {
    for (const file of readdirSync(MIGRATIONS)) {
      const text = readFileSync(join(MIGRATIONS, file), "utf8");
      const tables = [...text.matchAll(/^create table ([\w.]+)/gm)].map(([, table = ""]) => table);
      for (const table of tables) {
        expect(text, file).toContain(`alter table ${table} enable row level security;`);
        expect(text, file).toContain(`revoke all on ${table} from anon, authenticated;`);
      }
      const governed = [...text.matchAll(/^create policy "[^"]+" on (public\.\w+)/gm)];
      for (const [, table = ""] of governed) expect(tables, file).toContain(table);
    }
  });
});

describe("frozen migrations", () => {
  it("are unchanged; put a change into a new migration", () => {
    expect(frozenViolations(frozenMigrations(), presentMigrations())).toEqual([]);
  });

  it("are reported by name when one changes, is missing, or a new one sorts before it", () => {
    const frozen = new Map([
      ["20260101000000_a.sql", "1"],
      ["20260102000000_b.sql", "2"],
    ]);
    const present = new Map([
      ["20260101000000_a.sql", "changed"],
      ["20260101120000_early.sql", "3"],
      ["20260103000000_new.sql", "4"],
    ]);
    expect(frozenViolations(frozen, present)).toEqual([
      "20260101000000_a.sql is frozen and has changed or is gone; restore it and put the change into a new migration.",
      "20260102000000_b.sql is frozen and has changed or is gone; restore it and put the change into a new migration.",
      "20260101120000_early.sql is new and must have a later time than 20260102000000_b.sql.",
    ]);
  });
});
