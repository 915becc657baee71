import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readCatalog } from "#supabase/health-check/catalog.ts";
import { runDatabaseChecks } from "#supabase/health-check/database-checks.ts";
import type { CheckResult } from "#supabase/health-check/result.ts";
import { runChecks } from "#supabase/health-check/run-checks.ts";
import { withMigratedDatabase } from "#supabase/local/migrated-database.ts";
import { applyMigrations } from "../hosted/apply-migrations.ts";
import { startHostedDatabase } from "../hosted/start-hosted.ts";
import type { HostedDatabase } from "../hosted/start-hosted.ts";
import { useBackend } from "../test-backend.ts";
import type { ChangedBackend } from "./changed-backend.ts";
import { startChangedBackend } from "./changed-backend.ts";
import {
  API_FAULTS,
  SETTINGS_FAULTS,
  SITE_FAULTS,
  STAFF_FAULTS,
  TURNSTILE_FAULTS,
} from "./faults.ts";
import type { SiteOptions } from "./small-site.ts";
import { startSmallSite } from "./small-site.ts";

const noticed: { fault: string; by: string; says: string }[] = [];
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});
afterAll(() => {
  console.info(noticed.map(({ fault, by, says }) => `${fault} | ${by} | ${says}`).join("\n"));
});

async function listOf(results: AsyncIterable<CheckResult>) {
  const list: CheckResult[] = [];
  for await (const result of results) list.push(result);
  return list;
}
const failed = (results: readonly CheckResult[]) =>
  results.filter(({ verdict }) => verdict === "fail");
const failuresOf = async (results: AsyncIterable<CheckResult>) => failed(await listOf(results));

/** Asserts that exactly one check fails, with this sentence and this advice. */
function expectFault(
  fault: string,
  by: string,
  failures: readonly CheckResult[],
  expected: { readonly what: RegExp; readonly advice: RegExp },
) {
  expect(failures).toHaveLength(1);
  expect(failures[0]?.what).toMatch(expected.what);
  expect(failures[0]?.advice).toMatch(expected.advice);
  noticed.push({ fault, by, says: String(failures[0]?.what).slice(0, 90) });
}

describe("npm run doctor, from outside", () => {
  const backend = useBackend();
  let changed: ChangedBackend;
  beforeAll(async () => {
    changed = await startChangedBackend(backend);
    await backend.script(`
      insert into contact_submissions (name, email, message) values ('A', 'a@b.test', 'x');
      insert into inquiry_notes (inquiry_id, body) select id, 'x' from contact_submissions;
      insert into blog_posts (title, content, status) values ('Oak table', 'x', 'published'), ('Draft', 'x', 'draft');
      update blog_posts set content = 'y'`);
  });
  afterAll(() => {
    changed.stop();
  });
  const target = () => ({
    backend: changed.url,
    publishableKey: backend.publishableKey,
    site: null,
  });

  it("finds nothing where nothing is wrong", async () => {
    expect(await failuresOf(runChecks(target()))).toEqual([]);
  });

  it.each(API_FAULTS)("notices $fault", async (expected) => {
    await backend.script(expected.sql);
    undo.push(() => backend.script(expected.undo));
    expectFault(expected.fault, "doctor", await failuresOf(runChecks(target())), expected);
  });

  it.each(SETTINGS_FAULTS)("notices $fault", async (expected) => {
    changed.replies.set(expected.path, { status: 200, json: expected.json });
    undo.push(() => changed.replies.delete(expected.path));
    expectFault(expected.fault, "doctor", await failuresOf(runChecks(target())), expected);
  });

  it.each([
    [
      "wrong key",
      { publishableKey: "sb_publishable_of_another_project" },
      /^The backend does not know this key/,
      /^Copy the publishable key of this project \(Project Settings → API Keys\)/,
    ],
    [
      "secret key",
      { publishableKey: "sb_secret_0123456789" },
      /^The given key bypasses every policy/,
      /^Use the publishable key.*replace this secret key/,
    ],
    [
      "http",
      { backend: "http://project.supabase.invalid" },
      /is not encrypted/,
      /^Use https:\/\/ in VITE_SUPABASE_URL/,
    ],
  ])("notices and stops at: %s", async (fault, change, what, advice) => {
    const results = await listOf(runChecks({ ...target(), ...change }));
    expect(results.at(-1)?.verdict).toBe("fail");
    expect(results.length).toBeLessThanOrEqual(3);
    expectFault(fault, "doctor", failed(results), { what, advice });
  });

  describe("of a site", () => {
    const siteOf = async (options: Partial<SiteOptions>) => {
      const site = await startSmallSite({
        policy: `script-src 'self'; connect-src 'self' ${changed.url}`,
        blog: '<a href="/blog/oak-table">Oak table</a>',
        ...options,
      });
      undo.push(() => {
        site.stop();
      });
      return { ...target(), site: site.url };
    };

    it("finds nothing where nothing is wrong", async () => {
      expect(await failuresOf(runChecks(await siteOf({})))).toEqual([]);
    });

    it.each(SITE_FAULTS)("notices $fault", async ({ fault, site, what, advice }) => {
      const failures = await failuresOf(runChecks(await siteOf(site)));
      const found = failures.filter((failure) => what.test(failure.what));
      expectFault(fault, "doctor", found, { what, advice });
    });

    it.each(TURNSTILE_FAULTS)(
      "Turnstile: notices $fault",
      async ({ fault, isBuilt, isRequired, what, advice }) => {
        if (isRequired) await backend.query("select private.require_turnstile()");
        undo.push(() => backend.query("select private.stop_requiring_turnstile()"));
        const scripts = isBuilt ? "'self' https://challenges.cloudflare.com" : "'self'";
        const policy = `script-src ${scripts}; connect-src 'self' ${changed.url}`;
        const failures = await failuresOf(runChecks(await siteOf({ policy })));
        expectFault(fault, "doctor", failures, { what, advice });
      },
    );

    it("Turnstile: finds nothing where the site has it, the database requires it and the function responds", async () => {
      await backend.query("select private.require_turnstile()");
      undo.push(() => backend.query("select private.stop_requiring_turnstile()"));
      const missing = { status: 422, json: { code: "turnstile_missing" } };
      changed.replies.set("/functions/v1/send-inquiry", missing);
      undo.push(() => changed.replies.delete("/functions/v1/send-inquiry"));
      const policy = `script-src 'self' https://challenges.cloudflare.com; connect-src 'self' ${changed.url}`;
      expect(await failuresOf(runChecks(await siteOf({ policy })))).toEqual([]);
    });

    it("notices a site without encryption", async () => {
      const failures = await failuresOf(runChecks({ ...target(), site: "http://studio.invalid" }));
      expect(failures[0]?.what).toBe("The site's address http://studio.invalid is not encrypted.");
      expect(failures[0]?.advice).toMatch(/^Use https:\/\//);
    });
  });
});

const hosted = await startHostedDatabase();

if ("missing" in hosted) {
  it.skip(`NOT RUN: a database like a hosted one (${hosted.missing})`, () => undefined);
} else {
  describeDatabaseChecks(hosted);
}

function describeDatabaseChecks(database: HostedDatabase) {
  describe("npm run doctor -- --staff", () => {
    let expected: Awaited<ReturnType<typeof readCatalog>>;
    beforeAll(async () => {
      expected = await withMigratedDatabase(({ query }) => readCatalog(query));
      await applyMigrations(database);
      await database.query(`
        insert into auth.users (id, email, aud, role)
        values (gen_random_uuid(), 'owner@studio.test', 'authenticated', 'authenticated');
        select private.add_staff('owner@studio.test', 'owner')`);
    });
    afterAll(() => database.stop());
    const failures = () => failuresOf(runDatabaseChecks((sql) => database.query(sql), expected));

    it("finds nothing where nothing is wrong, and leaves the database as it is", async () => {
      await database.query("begin read only");
      expect(await failures()).toEqual([]);
      await database.query("commit");
    });

    it.each(STAFF_FAULTS)("notices $fault", async (fault) => {
      await database.query(fault.sql);
      undo.push(() => database.query(fault.undo));
      // A renamed function has rights under its other name, which is a second difference.
      const found = (await failures()).filter(({ what }) => fault.what.test(what));
      expectFault(fault.fault, "doctor --staff", found, fault);
    });

    it("notices a missing migration, and stops there", async () => {
      const last = expected.migrations.at(-1) ?? "";
      const table = "supabase_migrations.schema_migrations";
      await database.query(`delete from ${table} where version = '${last}'`);
      undo.push(() => database.query(`insert into ${table} values ('${last}')`));
      const found = await failures();
      expect(found).toHaveLength(1);
      expect(found[0]?.what).toBe(`Migrations are missing: ${last}.`);
      expect(found[0]?.advice).toContain("db push --remote");
    });

    it("notices a studio without owner, a failed job and mails that wait", async () => {
      await database.query(`begin; update private.staff set active = false;
        insert into private.job_runs (job, started_at, error) values ('trash', now(), 'no space');
        insert into private.mail_delivery (url) values ('https://p.test/');
        with inquiry as (
          insert into contact_submissions (name, email, message) values ('A', 'a@b.test', 'x') returning id
        )
        insert into private.outbox (kind, recipient, inquiry_id, unique_key, created_at)
        select 'inquiry-notice', 'a@b.test', id, 'late', now() - interval '2 hours' from inquiry`);
      undo.push(() => database.query("rollback"));
      expect((await failures()).map(({ what }) => what)).toEqual([
        "No owner can sign in.",
        "Jobs failed or stopped: trash (no space).",
        "Mails that wait for over an hour: 1; that have failed this week: 0.",
      ]);
    });
  });
}
