import { beforeAll, describe, expect, inject, it } from "vitest";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { useBackend, useNativeBackend } from "./test-backend.ts";

/** SQL definition of each counter. */
const COUNTED = `
  select 'posts' as name, count(*)::int as counted from blog_posts where deleted_at is null
  union all select 'drafts', count(*)::int from blog_posts where deleted_at is null and status = 'draft'
  union all select 'published projects', count(*)::int from projects where deleted_at is null and status = 'published'
  union all select 'new inquiries', count(*)::int from contact_submissions where status = 'new'
  union all select 'unread inquiries', count(*)::int from contact_submissions where status = 'new' and read_at is null
  order by 1`;
const COUNTERS =
  "select name, sum(value)::int as counted from private.counters group by 1 order by 1";

async function expectTrueCounters(backend: LocalBackend, after: string) {
  expect(await backend.query(COUNTERS), after).toEqual(await backend.query(COUNTED));
}

/** Statements as the site and the back office send them, on random rows. */
const STATEMENTS = [
  `insert into blog_posts (title, status) select gen_random_uuid(), (array['draft', 'published'])[1 + n % 2] from generate_series(1, 7) as n`,
  "update blog_posts set deleted_at = now() where id in (select id from blog_posts order by random() limit 2)",
  "update blog_posts set deleted_at = null where id in (select id from blog_posts where deleted_at is not null limit 1)",
  "update blog_posts set status = 'published' where id in (select id from blog_posts order by random() limit 1)",
  "update blog_posts set status = 'draft', title = gen_random_uuid() where id in (select id from blog_posts order by random() limit 2)",
  "delete from blog_posts where id in (select id from blog_posts order by random() limit 1)",
  "insert into projects (title, status) values (gen_random_uuid(), 'published'), (gen_random_uuid(), 'draft')",
  "update projects set status = 'draft' where id in (select id from projects order by random() limit 1)",
  "update projects set deleted_at = now() where id in (select id from projects order by random() limit 1)",
  "delete from projects where id in (select id from projects order by random() limit 1)",
  "insert into contact_submissions (name, email, message) select 'V', 'v@x.test', 'x' from generate_series(1, 4)",
  "insert into contact_submissions (name, email, message, status) values ('S', 's@x.test', 'x', 'spam')",
  "update contact_submissions set read_at = now() where id in (select id from contact_submissions order by random() limit 2)",
  "update contact_submissions set status = 'won' where id in (select id from contact_submissions order by random() limit 1)",
  "update contact_submissions set status = 'new', read_at = null where id in (select id from contact_submissions order by random() limit 1)",
  "delete from contact_submissions where id in (select id from contact_submissions order by random() limit 1)",
];

describe("SU13 the counters", () => {
  const backend = useBackend();

  it("are correct after every statement", async () => {
    for (const statement of [...STATEMENTS, ...STATEMENTS]) {
      await backend.query(statement);
      await expectTrueCounters(backend, statement);
    }
  });

  it("do not change when a statement is refused or rolled back", async () => {
    const before = await backend.query(COUNTERS);
    await expect(
      backend.script("insert into projects (title, status) values ('A', 'published'); select 1/0"),
    ).rejects.toThrow();
    expect(await backend.query(COUNTERS)).toEqual(before);
  });

  it("are correct for an empty table and after it", async () => {
    await backend.query("truncate blog_posts, projects, contact_submissions cascade");
    expect(await backend.query(COUNTERS)).toEqual([]);
    for (const statement of STATEMENTS) await backend.query(statement);
    await expectTrueCounters(backend, "a new beginning");
  });
});

const native = inject("native");
if ("missing" in native) {
  it.skip(`NOT RUN: counters on native PostgreSQL (${native.missing})`, () => undefined);
} else {
  const backend = useNativeBackend(native.url);
  describe("SU13 the counters (native PostgreSQL)", () => {
    beforeAll(() => backend.script(STATEMENTS.join(";")));

    it("are correct after 480 concurrent statements, without a deadlock", async () => {
      const runs = Array.from({ length: 480 }, (_, run) =>
        backend.query(STATEMENTS[(run * 7) % STATEMENTS.length] ?? ""),
      );
      await Promise.all(runs);
      await expectTrueCounters(backend, "the crowd");
    });

    it("are correct after transactions that change several of them, in either order", async () => {
      // One lock per table protects slug generation: two transactions that take two such locks in
      // opposite order would deadlock.
      const adding = STATEMENTS.filter((sql) => /^insert into (blog|contact)/.test(sql));
      const runs = Array.from({ length: 60 }, (_, run) =>
        backend.script((run % 2 === 0 ? adding : adding.toReversed()).join(";")),
      );
      await Promise.all(runs);
      await expectTrueCounters(backend, "the transactions");
    });
  });
}
