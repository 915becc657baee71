import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseTypes, typesOnDisk } from "#supabase/local/generate-types.ts";
import { useBackend } from "../test-backend.ts";
import { PROJECT_REF, startManagementApi } from "./management-api.ts";
import { PRIVILEGES } from "#supabase/health-check/privileges.ts";
import { startHostedDatabase } from "./start-hosted.ts";
import type { HostedDatabase } from "./start-hosted.ts";
import { findSupabaseCli, PROJECT_ROOT } from "./supabase-cli.ts";
import type { SupabaseCli } from "./supabase-cli.ts";

const SITE_URL = "https://www.your-studio.example";

const cli = await findSupabaseCli();
const hosted = await startHostedDatabase();

if ("missing" in cli) {
  it.skip(`NOT RUN: Supabase's command line (${cli.missing})`, () => undefined);
} else if ("missing" in hosted) {
  it.skip(`NOT RUN: a database like a hosted one (${hosted.missing})`, () => undefined);
} else {
  afterAll(() => hosted.stop());
  it("Supabase's command line has the version that the README names", () => {
    const readme = readFileSync(join(PROJECT_ROOT, "README.md"), "utf8");
    const named = new Set(readme.match(/supabase@[\d.]+\d/g));
    expect([...named]).toEqual([`supabase@${cli.version}`]);
  });
  describeMigrations(cli, hosted);
  describeConfig(cli);
}

function describeMigrations({ run }: SupabaseCli, database: HostedDatabase) {
  const remote = `--remote=${database.url}`;
  const env = { VITE_SITE_URL: SITE_URL };

  describe("db push to a database like a hosted one", { timeout: 120_000 }, () => {
    const embedded = useBackend();

    beforeAll(async () => {
      const push = await run(["db", "push", remote, "--yes"], env);
      expect(push, push.stderr).toMatchObject({ exitCode: 0 });
    }, 120_000);

    it("applies every migration once", async () => {
      const rows = await database.query(
        "select version from supabase_migrations.schema_migrations order by version",
      );
      const files = readdirSync(join(PROJECT_ROOT, "supabase/migrations"));
      expect(rows.map(({ version }) => String(version))).toEqual(
        files.map((file) => file.split("_")[0]).sort(),
      );
      const again = await run(["db", "push", remote, "--dry-run"], env);
      expect(again.stdout + again.stderr).toContain("Remote database is up to date.");
      const { stdout } = await run(["migration", "list", remote], env);
      for (const { version } of rows) {
        expect(stdout).toContain(`\`${String(version)}\` | \`${String(version)}\``);
      }
    });

    it("adds the categories of the seed, and none twice", async () => {
      const count = async () =>
        await database.query("select count(*)::int as count from categories");
      for (const attempt of ["first", "second"]) {
        const push = await run(["db", "push", remote, "--include-seed", "--yes"], env);
        expect(push, attempt).toMatchObject({ exitCode: 0 });
        expect((await count())[0]?.["count"], attempt).toBeGreaterThan(0);
      }
      const names = await database.query("select lower(name) as name from categories");
      expect(new Set(names.map(({ name }) => String(name))).size).toBe(names.length);
    });

    it("makes the schema of database.types.ts", async () => {
      const types = await databaseTypes({
        query: async (sql) => [...(await database.query(sql))],
        script: async (sql) => {
          await database.query(sql);
        },
      });
      expect(types).toBe(typesOnDisk());
    });

    it("gen types has the tables, columns and functions of database.types.ts", async () => {
      const { stdout } = await run(["gen", "types", "--schema", "public", remote], env);
      expect(await comparableTypes(stdout)).toEqual(await comparableTypes(typesOnDisk()));
    });

    it("gives the API's roles the rights that they have on the embedded backend", async () => {
      const line = (row: Record<string, unknown>) =>
        [row["role"], row["object"], row["privilege"]].map(String).join(" ");
      // Before its first request for data: with it Lite gives the roles every right on tables, and row-level security
      // alone protects them.
      expect((await database.query(PRIVILEGES)).map(line)).toEqual(
        (await embedded.query(PRIVILEGES)).map(line),
      );
    });

    it("an owner is added as in the README and reads the inquiries, others do not", async () => {
      await database.query(`
        insert into auth.users (id, email, aud, role)
        values (gen_random_uuid(), 'owner@studio.test', 'authenticated', 'authenticated'),
          (gen_random_uuid(), 'other@studio.test', 'authenticated', 'authenticated');
        insert into auth.sessions (id, user_id) select gen_random_uuid(), users.id from auth.users;
        select private.add_staff('owner@studio.test', 'owner');
        insert into contact_submissions (name, email, message)
        values ('Ada', 'ada@visitor.test', 'Hello')`);
      expect(await inquiriesSeenBy(database, "owner@studio.test")).toBe(1);
      expect(await inquiriesSeenBy(database, "other@studio.test")).toBe(0);
    });
  });
}

async function inquiriesSeenBy(database: HostedDatabase, email: string): Promise<unknown> {
  const [session] = await database.query(`
    select sessions.id as session_id, user_id as sub from auth.sessions join auth.users on users.id = user_id
    where email = '${email}'`);
  const claims = JSON.stringify({ ...session, role: "authenticated", aal: "aal1" });
  await database.query(`begin; set local role authenticated;
    select set_config('request.jwt.claims', '${claims}', true)`);
  const [row] = await database.query("select count(*)::int as count from contact_submissions");
  await database.query("rollback");
  return row?.["count"];
}

/** The lines of generated types that both generators share: ours is older than the one in the CLI, which names
 * computed fields and one-to-one relations, and knows which columns of a view are never null. */
async function comparableTypes(types: string): Promise<readonly string[]> {
  // Above them the CLI prints a notice on the connection.
  const code = types.slice(types.indexOf("export type Json"));
  const formatted = await format(code, { parser: "typescript" });
  const start = formatted.indexOf("\n  public: {");
  expect(start).toBeGreaterThan(0);
  return formatted
    .slice(start, formatted.indexOf("\n};", start))
    .split("\n")
    .filter((line) => !/ComputedFields|isOneToOne/.test(line))
    .map((line) => line.replace(/ \| null;$/, ";").replace("NonNullable<Json>", "Json"));
}

function describeConfig({ run }: SupabaseCli) {
  describe("config.toml and a new hosted project", { timeout: 60_000 }, () => {
    it("config diff names what differs, and nothing else", async () => {
      const api = await startManagementApi();
      try {
        const { stdout } = await run(
          ["config", "diff", `--remote=${PROJECT_REF}`, "--output-format", "json"],
          { ...api.env, VITE_SITE_URL: SITE_URL },
        );
        const { changes } = JSON.parse(stdout) as {
          changes: { path: string[]; class: string; local: unknown }[];
        };
        const updates = changes.filter((change) => change.class === "update");
        expect(
          Object.fromEntries(updates.map(({ path, local }) => [path.join("."), local])),
        ).toEqual({
          "api.extra_search_path": ["public"],
          "api.schemas": ["public"],
          "auth.email.require_current_password": true,
          "auth.email.secure_password_change": true,
          "auth.email.template.recovery.subject": "Set your password",
          "auth.enable_signup": false,
          "auth.minimum_password_length": 10,
          "auth.site_url": SITE_URL,
          "storage.file_size_limit": "10MiB",
        });
        expect(api.requests.map(({ call }) => call)).not.toContainEqual(
          expect.stringMatching(/^(PATCH|PUT|POST)/),
        );
      } finally {
        api.stop();
      }
    });

    it("config push turns sign-up off and sends the address and the mail of the studio", async () => {
      const api = await startManagementApi();
      try {
        // The CLI wants all of about 200 settings in the response to the second request, which the stand-in does not
        // have; it stops there, so that only what was sent is tested.
        await run(["config", "push", `--remote=${PROJECT_REF}`, "--yes"], {
          ...api.env,
          VITE_SITE_URL: SITE_URL,
        });
        const sent = api.requests.filter(({ call }) => call.startsWith("PATCH"));
        expect(sent.map(({ call }) => call)).toEqual([
          `PATCH /v1/projects/${PROJECT_REF}/postgrest`,
          `PATCH /v1/projects/${PROJECT_REF}/config/auth`,
        ]);
        expect(JSON.parse(sent[1]?.body ?? "") as unknown).toEqual({
          disable_signup: true,
          mailer_subjects_recovery: "Set your password",
          mailer_templates_recovery_content: expect.stringContaining("{{ .Token }}") as unknown,
          password_min_length: 10,
          security_update_password_require_current_password: true,
          security_update_password_require_reauthentication: true,
          site_url: SITE_URL,
        });
      } finally {
        api.stop();
      }
    });
  });
}
