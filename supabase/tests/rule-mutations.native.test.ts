import { beforeAll, describe, expect, inject, it } from "vitest";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { call, callers } from "./clients.ts";
import type { Caller } from "./clients.ts";
import { OPERATIONS, RELATIONS } from "./matrix.ts";
import { overHttp } from "./matrix-attempts.ts";
import { ROLES } from "./users.ts";
import type { Role } from "./users.ts";
import { useNativeBackend } from "./test-backend.ts";

/** Mutation test of the rules: disables every trigger once, and revokes every grant once. */

interface Probe {
  readonly act: string;
  /** SQL that is true if the trigger has acted; "refused" if it must prevent the statement. */
  readonly check: string;
}

const COUNTER = (name: string, counted: string): Pick<Probe, "check"> => ({
  check: `select (select coalesce(sum(value), 0) from private.counters where name = '${name}') = (select count(*) from ${counted}) as passes`,
});
const POSTS = COUNTER("posts", "blog_posts where deleted_at is null");
const PROJECTS = COUNTER(
  "published projects",
  "projects where deleted_at is null and status = 'published'",
);
const INQUIRIES = COUNTER("new inquiries", "contact_submissions where status = 'new'");
const noneLike = (relation: string, where: string) =>
  `select not exists (select from ${relation} where ${where}) as passes`;

const PROBES: Readonly<Record<string, Probe>> = {
  "blog_posts.write_post": {
    act: "insert into blog_posts (title, slug) values ('Without address', '')",
    check: noneLike("blog_posts", "slug = ''"),
  },
  "blog_posts.take_idempotency_key": {
    act: `perform set_config('request.headers', '{"idempotency-key":"00000000-0000-4000-8000-000000000003"}', true);
      insert into blog_posts (title) values ('Sent once')`,
    check:
      "select exists (select from blog_posts where id = '00000000-0000-4000-8000-000000000003') as passes",
  },
  "blog_posts.record_post_version": {
    act: "insert into blog_posts (title) values ('Once written')",
    check: "select exists (select from post_versions where title = 'Once written') as passes",
  },
  "blog_posts.purge_trash": {
    act: `insert into blog_posts (title, deleted_at) values ('Rubbish', now() - interval '31 days');
      update blog_posts set deleted_at = deleted_at where false`,
    check: noneLike("blog_posts", "title = 'Rubbish'"),
  },
  "blog_posts.delete_slug_redirects": {
    act: `insert into blog_posts (id, title) values ('00000000-0000-4000-8000-000000000001', 'Gone');
      insert into slug_history (kind, old_slug, target_id) values ('post', 'gone-before', '00000000-0000-4000-8000-000000000001');
      delete from blog_posts where title = 'Gone'`,
    check: noneLike("slug_history", "old_slug = 'gone-before'"),
  },
  "blog_posts.counters_insert": { act: "insert into blog_posts (title) values ('One')", ...POSTS },
  "blog_posts.counters_update": {
    act: "insert into blog_posts (title) values ('One'); update blog_posts set deleted_at = now()",
    ...POSTS,
  },
  "blog_posts.counters_delete": {
    act: "insert into blog_posts (title) values ('One'); delete from blog_posts",
    ...POSTS,
  },
  "blog_posts.counters_truncate": {
    act: "insert into blog_posts (title) values ('One'); truncate blog_posts cascade",
    ...POSTS,
  },
  "projects.write_project": {
    act: "insert into projects (title, slug) values ('Without address', '')",
    check: noneLike("projects", "slug = ''"),
  },
  "projects.take_idempotency_key": {
    act: `perform set_config('request.headers', '{"idempotency-key":"00000000-0000-4000-8000-000000000003"}', true);
      insert into projects (title) values ('Sent once')`,
    check:
      "select exists (select from projects where id = '00000000-0000-4000-8000-000000000003') as passes",
  },
  "projects.write_project_order": {
    act: `insert into projects (title) values ('Placed');
      update projects set sort_order = 5 where title = 'Placed'`,
    check: noneLike("projects", "title = 'Placed' and version > 1"),
  },
  "projects.purge_trash": {
    act: `insert into projects (title, deleted_at) values ('Rubbish', now() - interval '31 days');
      update projects set deleted_at = deleted_at where false`,
    check: noneLike("projects", "title = 'Rubbish'"),
  },
  "projects.delete_slug_redirects": {
    act: `insert into projects (id, title) values ('00000000-0000-4000-8000-000000000002', 'Gone');
      insert into slug_history (kind, old_slug, target_id) values ('project', 'gone-before', '00000000-0000-4000-8000-000000000002');
      delete from projects where title = 'Gone'`,
    check: noneLike("slug_history", "old_slug = 'gone-before'"),
  },
  "projects.counters_insert": {
    act: "insert into projects (title, status) values ('One', 'published')",
    ...PROJECTS,
  },
  "projects.counters_update": {
    act: "insert into projects (title, status) values ('A', 'published'); update projects set status = 'draft'",
    ...PROJECTS,
  },
  "projects.counters_delete": {
    act: "insert into projects (title, status) values ('A', 'published'); delete from projects",
    ...PROJECTS,
  },
  "projects.counters_truncate": {
    act: "insert into projects (title, status) values ('A', 'published'); truncate projects",
    ...PROJECTS,
  },
  "categories.write_category": {
    act: "insert into categories (name) values (' ')",
    check: "refused",
  },
  "site_settings.write_setting": {
    act: "insert into site_settings (key, value) values ('Not a key', '{}')",
    check: "refused",
  },
  "contact_submissions.receive_inquiry": {
    act: "insert into contact_submissions (name, email, message) values ('A', 'nowhere', 'x')",
    check: "refused",
  },
  "contact_submissions.enqueue_inquiry_mails": {
    act: `perform set_config('role', 'anon', true);
      insert into contact_submissions (name, email, message) values ('A', 'a@x.test', 'x');
      perform set_config('role', 'none', true)`,
    check: "select exists (select from private.outbox where recipient = 'a@x.test') as passes",
  },
  "contact_submissions.update_inquiry": {
    act: `insert into contact_submissions (name, email, message) values ('A', 'a@x.test', 'x');
      update contact_submissions set name = 'Rewritten'`,
    check: noneLike("contact_submissions", "name = 'Rewritten'"),
  },
  "contact_submissions.counters_insert": {
    act: "insert into contact_submissions (name, email, message) values ('A', 'a@x.test', 'x')",
    ...INQUIRIES,
  },
  "contact_submissions.counters_update": {
    act: `insert into contact_submissions (name, email, message) values ('A', 'a@x.test', 'x');
      update contact_submissions set status = 'won'`,
    ...INQUIRIES,
  },
  "contact_submissions.counters_delete": {
    act: `insert into contact_submissions (name, email, message) values ('A', 'a@x.test', 'x');
      delete from contact_submissions`,
    ...INQUIRIES,
  },
  "contact_submissions.counters_truncate": {
    act: `insert into contact_submissions (name, email, message) values ('A', 'a@x.test', 'x');
      truncate contact_submissions cascade`,
    ...INQUIRIES,
  },
  "inquiry_notes.write_note": {
    act: `insert into contact_submissions (name, email, message) values ('A', 'a@x.test', 'x');
      insert into inquiry_notes (inquiry_id, body) select id, ' ' from contact_submissions limit 1`,
    check: "refused",
  },
  "inquiry_replies.write_reply": {
    act: `insert into contact_submissions (name, email, message) values ('A', 'a@x.test', 'x');
      insert into inquiry_replies (inquiry_id, subject, body) select id, 'Re', ' ' from contact_submissions limit 1`,
    check: "refused",
  },
  "inquiry_replies.enqueue_reply_mail": {
    act: `insert into contact_submissions (name, email, message) values ('A', 'a@x.test', 'x');
      perform set_config('role', 'authenticated', true);
      perform tests.reply_to_any();
      perform set_config('role', 'none', true)`,
    check: "select exists (select from private.outbox where kind = 'inquiry-reply') as passes",
  },
  "staff.require_active_owner": {
    act: `perform set_config('role', 'authenticated', true);
      perform tests.end_memberships()`,
    check: "refused",
  },
};

const native = inject("native");

if ("missing" in native) {
  it.skip(`NOT RUN: mutated rules on native PostgreSQL (${native.missing})`, () => undefined);
} else {
  describeTriggers(native.url);
  describeGrants(useNativeBackend(native.url));
}

function describeTriggers(server: string) {
  // Same as an owner's request: in the role of the API, by a function of the database's owner.
  const backend = useNativeBackend(server, (started) =>
    started.script(`
      create schema tests;
      grant usage on schema tests to authenticated;
      create function tests.end_memberships() returns void language sql security definer
      as 'update private.staff set active = false';
      create function tests.reply_to_any() returns void language sql security definer
      as 'insert into public.inquiry_replies (inquiry_id, subject, body) select id, ''Re'', ''x'' from public.contact_submissions limit 1';`),
  );

  describe("every single trigger", () => {
    it("has a probe", async () => {
      const rows = await backend.query(`
        select relname || '.' || tgname as name from pg_trigger
        join pg_class on pg_class.oid = tgrelid
        where not tgisinternal and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        order by 1`);
      expect(rows.map((row) => row["name"])).toEqual(Object.keys(PROBES).sort());
    });

    it.each(Object.entries(PROBES))("%s matters", async (name, probe) => {
      expect(await passes(backend, probe, ""), "enabled").toBe(true);
      const [relation, trigger] = name.split(".");
      const where = relation === "staff" ? "private.staff" : `public.${String(relation)}`;
      const off = `alter table ${where} disable trigger ${String(trigger)};`;
      expect(await passes(backend, probe, off), "disabled").toBe(false);
    });
  });
}

/** True if the check passes after the act; everything is rolled back. */
async function passes(backend: LocalBackend, probe: Probe, first: string): Promise<boolean> {
  const observe =
    probe.check === "refused"
      ? "raise exception 'seen: false'"
      : `raise exception 'seen: %', (${probe.check})`;
  const message = await backend
    .script(`do $probe$ begin ${first} ${probe.act}; ${observe}; end $probe$`)
    .then(() => "", String);
  const [, seen] = /seen: (t|f)/.exec(message) ?? [];
  return seen === undefined ? probe.check === "refused" : seen === "t";
}

function describeGrants(backend: LocalBackend) {
  describe("every single grant on a table", () => {
    let people: Record<Role, Caller>;
    beforeAll(async () => {
      people = await callers(backend);
      // The backend adds its own grants at the first request.
      await call(backend, people.anonymous, "GET", "/rest/v1/categories?select=id");
    });

    const cells = RELATIONS.flatMap((relation) =>
      OPERATIONS.flatMap((operation) =>
        (["anon", "authenticated"] as const).flatMap((grantee) => {
          const asGrantee = ROLES.filter((role) => (role === "anonymous") === (grantee === "anon"));
          const user = asGrantee.find((role) => relation.may[operation].includes(role));
          return user === undefined ? [] : [{ relation, operation, grantee, user }];
        }),
      ),
    );

    it.each(
      cells.map(
        (cell) => [`${cell.operation} on ${cell.relation.name} for ${cell.grantee}`, cell] as const,
      ),
    )("%s matters", async (_, { relation, operation, grantee, user }) => {
      const right = operation === "read" ? "select" : operation;
      await backend.script(`revoke ${right} on public.${relation.name} from ${grantee}, public`);
      try {
        const done = await overHttp(backend, people[user], relation, operation);
        expect(done, "taken away, and nobody noticed").toBe(false);
      } finally {
        await backend.script(`grant ${right} on public.${relation.name} to ${grantee}`);
      }
      expect(await overHttp(backend, people[user], relation, operation), "given back").toBe(true);
    });
  });
}
