import { setTimeout } from "node:timers/promises";
import { beforeAll, describe, expect, inject, it, vi } from "vitest";
import { callerOf, signedIn } from "./clients.ts";
import type { Caller } from "./clients.ts";
import { measureSlowness } from "./database-speed.ts";
import { PEOPLE } from "./users.ts";
import { useNativeBackend } from "./test-backend.ts";

const native = inject("native");
/** Hosted Supabase ends a statement of a signed-in user after this time, in seconds; more on a slower machine. */
const LIMIT = 8;
/** Ten years of a studio with one post and ten inquiries a day. */
const POSTS = 3500;
const INQUIRIES = 36_000;
const NOTES = 5000;
/** Rows of one batch: about the 2,000,000 characters that the dashboard sends at once. */
const BATCH: Readonly<Record<string, number>> = {
  categories: 100,
  blog_posts: 300,
  projects: 300,
  slug_history: 1000,
  contact_submissions: 2500,
  inquiry_notes: 1000,
  inquiry_replies: 1000,
  reply_templates: 1000,
  site_settings: 10,
  post_versions: 300,
  redirects: 1500,
  media_files: 1000,
  setting_versions: 300,
  project_versions: 300,
};
const RELATIONS = Object.keys(BATCH);
/** Functions that one exchange may call, however many rows it exchanges. */
const CALLS = 200;
/** Calls of functions that the own connection has not yet reported, those of this transaction included. */
const CALLED = `(
  select coalesce(sum(calls), 0)::bigint
  from pg_stat_xact_user_functions where schemaname in ('private', 'public'))`;
/** Processor time of the own connection in hundredths of a second; null where there is no /proc. */
const PROCESSOR_TIME = `(
  select split_part(stat, ' ', 14)::bigint + split_part(stat, ' ', 15)::bigint
  from pg_read_file('/proc/self/stat', true) as stat)`;
/** Rows that one statement of a reader counts. */
const COUNTED = `
  select (select count(*)::integer from published_posts) as posts,
    (select count(*)::integer from contact_submissions) as inquiries,
    (select count(*)::integer from inquiry_notes) as notes`;

if ("missing" in native) {
  it.skip(`NOT RUN: how long a restore takes on native PostgreSQL (${native.missing})`, () =>
    undefined);
} else {
  describe("SU18 restoring a large backup", () => {
    const backend = useNativeBackend(native.url);

    /** Runs SQL as the owner and records the functions that it called and its processor time. */
    const asOwner = (sql: string) =>
      backend.script(`
        set local track_functions = 'all';
        insert into spent values (pg_current_xact_id(), -${CALLED}, -${PROCESSOR_TIME});
        set local role authenticated;
        select set_config('request.jwt.claims', '${JSON.stringify(claims)}', true);
        select set_config('request.jwt.claim.sub', '${String(claims["sub"])}', true);
        ${sql};
        reset role;
        insert into spent values (pg_current_xact_id(), ${CALLED}, ${PROCESSOR_TIME});
      `);

    /** Stages every stored row in batches, and returns the number of rows by table. */
    const stageAll = async (restore: string) => {
      const expected: Record<string, number> = {};
      for (const [relation, batch] of Object.entries(BATCH)) {
        expected[relation] = await count(relation);
        for (let done = 0; done < expected[relation]; done += batch) {
          await asOwner(`
            select stage_restore('${restore}', '${relation}', (
              select jsonb_agg(to_jsonb(stored))
              from (select * from ${relation} order by 1 limit ${String(batch)} offset ${String(done)}) as stored
            ))`);
        }
      }
      return expected;
    };
    const finish = (restore: string, expected: Readonly<Record<string, number>>) =>
      `select finish_restore('${restore}', '${JSON.stringify(expected)}')`;

    const count = async (relation: string) => {
      const [row] = await backend.query(`select count(*)::integer as count from ${relation}`);
      return Number(row?.["count"]);
    };

    /** The states that another connection reads until the statement has ended, without repetitions. */
    const statesDuring = async (statement: Promise<void>) => {
      const states = new Set<string>();
      let ended = false;
      const read = async () => {
        while (!ended) {
          states.add(JSON.stringify((await backend.query(COUNTED))[0]));
          await setTimeout(50);
        }
      };
      const end = statement.finally(() => {
        ended = true;
      });
      await Promise.all([end, read()]);
      return [...states];
    };

    let claims: Caller["claims"];
    beforeAll(async () => {
      ({ claims } = await callerOf(await signedIn(backend, PEOPLE.owner.email)));
      await backend.script(`
        create table spent (transaction xid8, calls bigint, ticks bigint);
        insert into blog_posts (title, content, status)
        select 'Post ' || n, repeat('oak and linen ', 400), 'published' from generate_series(1, ${String(POSTS)}) as n;
        alter table contact_submissions disable trigger receive_inquiry;
        insert into contact_submissions (name, email, message, created_at)
        select 'Visitor ' || n, n || '@visitor.test', repeat('A kitchen. ', 30), now() - n * interval '2 hours'
        from generate_series(1, ${String(INQUIRIES)}) as n;
        alter table contact_submissions enable trigger receive_inquiry;
        insert into inquiry_notes (inquiry_id, body)
        select id, 'Called ' || name from contact_submissions limit ${String(NOTES)};
      `);
    });

    it(`takes no statement longer than ${String(LIMIT)} s, and readers see all old rows or all new ones`, async () => {
      const restore = crypto.randomUUID();
      const expected = await stageAll(restore);
      await backend.script(`
        delete from blog_posts where title like '%7';
        delete from contact_submissions where name like '%7'`);
      const [old] = await backend.query(COUNTED);
      const states = await statesDuring(asOwner(finish(restore, expected)));
      expect(expected).toMatchObject({ inquiry_notes: NOTES, post_versions: POSTS });
      const restored = { posts: POSTS, inquiries: INQUIRIES, notes: NOTES };
      expect(old).not.toEqual(restored);
      expect(states[0]).toBe(JSON.stringify(old));
      expect([JSON.stringify(old), JSON.stringify(restored)]).toEqual(
        expect.arrayContaining(states),
      );
      for (const relation of RELATIONS) expect(await count(relation)).toBe(expected[relation]);
      expect(await count("private.restore_rows")).toBe(0);
      // The clock would measure the load of the machine as well.
      const spent = await backend.query(`
        select sum(calls)::integer as calls, sum(ticks)::integer as ticks
        from spent group by transaction order by max(transaction)`);
      expect(spent.at(-1)?.["calls"]).toBeLessThan(CALLS);
      const slowest = Math.max(...spent.map(({ ticks }) => Number(ticks))) / 100;
      console.info(`restore: the longest statement takes ${String(slowest)} s of processor time`);
      const slowness = [await measureSlowness(backend), await measureSlowness(backend)];
      expect(slowest).toBeLessThan(LIMIT * Math.min(...slowness));
    });

    it("needs no timeout of its own", async () => {
      const limited = await backend.query(
        "select proname from pg_proc where proname like '%\\_restore' and proconfig::text like '%statement_timeout%'",
      );
      expect(limited).toEqual([]);
    });

    it("refuses an exchange during another one, and no rows mix", async () => {
      const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
      await backend.script("delete from contact_submissions; delete from blog_posts");
      await backend.script("insert into categories (name) values ('First')");
      const expected = await stageAll(first);
      await backend.script("update categories set name = 'Second', slug = 'second'");
      await stageAll(second);
      const exchange = asOwner(`${finish(first, expected)}; select pg_sleep(1)`);
      await vi.waitFor(async () => {
        const [sleeping] = await backend.query(
          "select from pg_stat_activity where wait_event = 'PgSleep'",
        );
        expect(sleeping).toBeDefined();
      });
      await expect(asOwner(finish(second, expected))).rejects.toThrow("restore_running");
      await exchange;
      expect(await backend.query("select name from categories")).toEqual([{ name: "First" }]);
      await asOwner(finish(second, expected));
      expect(await backend.query("select name from categories")).toEqual([{ name: "Second" }]);
    });
  });
}
