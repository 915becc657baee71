import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { MIGRATIONS } from "#supabase/local/migrate.ts";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { startBackend } from "#supabase/local/start-backend.ts";
import { HOSTED_EXTENSIONS } from "./hosted-extensions.ts";
import { useBackend, useNativeBackend } from "./test-backend.ts";

const native = inject("native");

describeJobs("SU32 the daily jobs", useBackend());
if ("missing" in native) {
  it.skip(`NOT RUN: daily jobs on native PostgreSQL (${native.missing})`, () => undefined);
} else {
  const backend = useNativeBackend(native.url);
  describeJobs("SU32 the daily jobs (native PostgreSQL)", backend);
  describeTimeout(backend);
}

interface Inquiry {
  readonly received: string;
  readonly status?: string;
  /** When the status was set. */
  readonly changed?: string;
  readonly replied?: string;
}

function describeJobs(name: string, backend: LocalBackend) {
  const run = () => backend.query("select private.run_daily_jobs()");
  const titles = async (table: string) =>
    (await backend.query(`select title from ${table} order by title`)).map(({ title }) => title);
  const outcomes = () =>
    backend.query("select job, deleted, error from private.job_runs order by id");
  const setRetention = (retentionMonths: string) =>
    backend.query(
      `insert into site_settings (key, value)
       values ('site_facts', jsonb_build_object('retentionMonths', $1::text))
       on conflict (key) do update set value = excluded.value`,
      [retentionMonths],
    );
  /** Inserts an inquiry; times are intervals before now. */
  const receive = async ({ received, status = "new", changed = received, replied }: Inquiry) => {
    const [row] = await backend.query(
      `insert into contact_submissions (name, email, message, status, created_at, updated_at)
       values ('Ann', 'ann@visitor.test', 'x', $1, now() - $2::interval, now() - $3::interval) returning id`,
      [status, received, changed],
    );
    const id = String(row?.["id"]);
    if (replied !== undefined) {
      await backend.query(
        `insert into inquiry_replies (inquiry_id, subject, body, created_at)
         values ($1, 'Re', 'x', now() - $2::interval)`,
        [id, replied],
      );
    }
    return id;
  };

  describe(name, () => {
    beforeEach(() =>
      backend.script(`
        delete from private.job_runs where true;
        delete from private.restore_rows where true;
        delete from contact_submissions where true;
        delete from site_settings where true;
        delete from blog_posts where true;
        delete from projects where true;`),
    );

    it("delete posts and projects after 30 days in the trash", async () => {
      for (const table of ["blog_posts", "projects"]) {
        await backend.query(`
          insert into ${table} (title, deleted_at) values
            ('Old', now() - interval '30 days 1 minute'),
            ('Recent', now() - interval '29 days 23 hours'),
            ('Listed', null)`);
      }
      await run();
      expect(await titles("blog_posts")).toEqual(["Listed", "Recent"]);
      expect(await titles("projects")).toEqual(["Listed", "Recent"]);
      expect(await outcomes()).toContainEqual({
        job: "trash",
        deleted: { posts: 1, projects: 1 },
        error: null,
      });
    });

    it.each<Inquiry & { readonly erased: boolean }>([
      { received: "13 months", erased: true },
      { received: "11 months", erased: false },
      { received: "13 months", status: "spam", erased: true },
      { received: "13 months", status: "lost", changed: "1 month", erased: true },
      { received: "13 months", status: "won", erased: false },
      { received: "13 months", status: "contacted", erased: true },
      { received: "13 months", status: "contacted", changed: "11 months", erased: false },
      { received: "15 months", status: "lost", replied: "13 months", erased: true },
      { received: "15 months", status: "lost", replied: "11 months", erased: false },
    ])("with a retention of twelve months: %o", async ({ erased, ...inquiry }) => {
      await setRetention("12");
      const id = await receive(inquiry);
      await backend.query("insert into inquiry_notes (inquiry_id, body) values ($1, 'Called')", [
        id,
      ]);
      await run();
      const left = erased ? [] : [{ id }];
      expect(await backend.query("select id from contact_submissions")).toEqual(left);
      const notes = await backend.query("select inquiry_id as id from inquiry_notes");
      expect(notes).toEqual(left);
      expect(await outcomes()).toContainEqual({
        job: "inquiries",
        deleted: { inquiries: erased ? 1 : 0 },
        error: null,
      });
    });

    it.each([undefined, ""])("without a retention (%s) every inquiry stays", async (months) => {
      if (months !== undefined) await setRetention(months);
      const id = await receive({ received: "20 years" });
      await run();
      expect(await backend.query("select id from contact_submissions")).toEqual([{ id }]);
    });

    it("delete rows that a failed restore left behind more than a day ago", async () => {
      await backend.query(`
        insert into private.restore_rows (restore, relation, item, staged_at) values
          (gen_random_uuid(), 'old', '{}', now() - interval '25 hours'),
          (gen_random_uuid(), 'running', '{}', now() - interval '1 hour')`);
      await run();
      const left = await backend.query("select relation from private.restore_rows");
      expect(left).toEqual([{ relation: "running" }]);
    });

    it("SU31 delete addresses that were not found and that nobody asked for during 30 days", async () => {
      await backend.query(`
        insert into private.missing_paths (path, last_at) values
          ('/long-ago', now() - interval '31 days'), ('/recent', now() - interval '29 days')`);
      await run();
      const left = await backend.query("select path from private.missing_paths");
      expect(left).toEqual([{ path: "/recent" }]);
    });

    it("keep their own log for 90 days", async () => {
      await backend.query(`
        insert into private.job_runs (job, started_at) values
          ('old', now() - interval '91 days'), ('recent', now() - interval '89 days')`);
      await run();
      const jobs = (await outcomes()).map(({ job }) => job);
      expect(jobs).toEqual([
        "recent",
        "trash",
        "inquiries",
        "restore-rows",
        "missing-paths",
        "job-runs",
      ]);
    });

    it("record a failure and its reason; the other jobs run", async () => {
      const [stored] = await backend.query(
        "select pg_get_functiondef('private.delete_old_inquiries'::regproc) as definition",
      );
      await backend.script(`
        create or replace function private.delete_old_inquiries() returns jsonb language plpgsql as $$
        begin
          delete from public.blog_posts where true;
          raise 'the disk is full';
        end
        $$;
        insert into blog_posts (title) values ('Listed');
        insert into private.restore_rows (restore, relation, item, staged_at)
        values (gen_random_uuid(), 'old', '{}', now() - interval '2 days');`);
      await run();
      await backend.script(String(stored?.["definition"]));
      expect(await titles("blog_posts")).toEqual(["Listed"]);
      expect(await outcomes()).toEqual([
        { job: "trash", deleted: { posts: 0, projects: 0 }, error: null },
        { job: "inquiries", deleted: null, error: "the disk is full" },
        { job: "restore-rows", deleted: { rows: 1 }, error: null },
        { job: "missing-paths", deleted: { addresses: 0 }, error: null },
        { job: "job-runs", deleted: { runs: 0 }, error: null },
      ]);
    });

    it("are not scheduled where pg_cron is not available", async () => {
      const [started] = await backend.query("select private.start_daily_jobs() as started");
      expect(started).toEqual({ started: false });
    });

    it.each(["0", "121", "1.5", "-1", " 12", "twelve"])(
      "refuse a retention of %j",
      async (months) => {
        await expect(setRetention(months)).rejects.toThrow(/whole number of months/);
      },
    );
  });
}

function describeTimeout(backend: LocalBackend) {
  it("SU32 a job that exceeds the statement timeout is recorded; the others run", async () => {
    await backend.script(`
      delete from private.job_runs where true;
      create or replace function private.delete_old_trash() returns jsonb language plpgsql as $$
      begin
        perform pg_sleep(60);
        return '{}';
      end
      $$;`);
    await backend.script("set local statement_timeout = '200ms'; select private.run_daily_jobs()");
    const runs = await backend.query("select job, error from private.job_runs order by id");
    expect(runs).toEqual([
      { job: "trash", error: "canceling statement due to statement timeout" },
      { job: "inquiries", error: null },
      { job: "restore-rows", error: null },
      { job: "missing-paths", error: null },
      { job: "job-runs", error: null },
    ]);
  });
}

describe("SU32 the daily jobs of a backend that starts", () => {
  const undo: (() => unknown)[] = [];
  afterEach(async () => {
    for (const step of undo.splice(0).reverse()) await step();
  });
  const folder = () => {
    const path = mkdtempSync(join(tmpdir(), "studio-jobs-"));
    undo.push(() => {
      rmSync(path, { recursive: true, force: true });
    });
    return path;
  };
  const start = async (dataDir: string, migrationsDir = MIGRATIONS) => {
    const backend = await startBackend({ port: 0, dataDir, migrationsDir });
    undo.push(backend.stop);
    return backend;
  };

  it("run at the start of the local server", async () => {
    const dataDir = folder();
    cpSync(inject("template"), dataDir, { recursive: true });
    const first = await start(dataDir);
    await first.query(
      "insert into blog_posts (title, deleted_at) values ('Old', now() - interval '31 days')",
    );
    await first.stop();
    const second = await start(dataDir);
    const titles = () => second.query("select title from blog_posts");
    await expect.poll(titles, { timeout: 30_000 }).toEqual([]);
  });

  it("are scheduled by the migration where pg_cron exists", async () => {
    const migrations = folder();
    cpSync(MIGRATIONS, migrations, { recursive: true });
    writeFileSync(join(migrations, "20000101000000_extensions.sql"), HOSTED_EXTENSIONS);
    const backend = await start(folder(), migrations);
    expect(await backend.query("select * from cron.job where jobname = 'daily-jobs'")).toEqual([
      {
        jobname: "daily-jobs",
        schedule: "17 3 * * *",
        command: "select private.run_daily_jobs()",
      },
    ]);
  });
});
