import type { Database } from "#supabase/local/database.ts";
import { newInquiry, newUser, one, unique } from "./matrix.ts";
import type { Relation } from "./matrix.ts";
import { reservedPlace } from "./upload-functions.ts";

const someUrl = () => `https://${unique()}.test/`;
/** The number of a transaction that has not been. */
const transaction = () => String(Math.floor(1e12 + Math.random() * 1e12));
const UNKNOWN_MEMBER = "00000000-0000-4000-8000-00000000000a";
const newPostId = (database: Database) =>
  one(database, `insert into blog_posts (title) values ('${unique()}') returning id`);
async function newMember(database: Database): Promise<string> {
  const user = await newUser(database);
  await database.query("insert into private.staff (user_id, role) values ($1, 'editor')", [user]);
  return user;
}
const NOTHING = { read: [], insert: [], update: [], delete: [] };

/** Not part of the data API; tested by SQL in the role of the caller. Owners manage members through
 * functions (list_staff, invite_staff, change_staff), never through the table. */
export const PRIVATE_RELATIONS: readonly Relation[] = [
  {
    name: "private.staff",
    may: NOTHING,
    key: "user_id",
    target: newMember,
    mark: newUser,
    row: (mark) => ({ user_id: mark, role: "editor" }),
    markColumn: "user_id",
    change: { column: "role", value: () => "owner" },
  },
  {
    name: "private.rate_limits",
    may: NOTHING,
    key: "key",
    target: (database) =>
      one(
        database,
        `insert into private.rate_limits (key, accepted_at) values ('${unique()}', array[now()]) returning key as id`,
      ),
    row: (mark) => ({ key: mark, accepted_at: "{}" }),
    markColumn: "key",
    change: { column: "key", value: unique },
  },
  {
    name: "private.outbox",
    may: NOTHING,
    key: "inquiry_id",
    target: async (database) => {
      const inquiry = await newInquiry(database);
      await database.query(
        "insert into private.outbox (kind, recipient, inquiry_id, unique_key) values ('inquiry-notice', 'a@studio.test', $1, $2)",
        [inquiry, unique()],
      );
      return inquiry;
    },
    mark: newInquiry,
    row: (mark) => ({
      kind: "inquiry-notice",
      recipient: "a@studio.test",
      inquiry_id: mark,
      unique_key: unique(),
    }),
    markColumn: "inquiry_id",
    change: { column: "unique_key", value: unique },
  },
  {
    name: "private.invitations",
    may: NOTHING,
    key: "email",
    target: (database) =>
      one(
        database,
        `insert into private.invitations (email, role, expires_at, code_hash)
         values ('${unique()}@studio.test', 'editor', now(), sha256('${unique()}')) returning email as id`,
      ),
    row: (mark) => ({
      ...{ email: mark, role: "owner", expires_at: "2030-01-01" },
      code_hash: String.raw`\x` + Buffer.from(unique()).toString("hex"),
    }),
    markColumn: "email",
    change: { column: "role", value: () => "owner" },
  },
  {
    name: "private.setting_authors",
    may: NOTHING,
    key: "key",
    target: (database) =>
      one(
        database,
        `insert into private.setting_authors (key, email) values ('${unique()}', 'a@studio.test') returning key as id`,
      ),
    row: (mark) => ({ key: mark, email: "a@studio.test" }),
    markColumn: "key",
    change: { column: "email", value: unique },
  },
  {
    name: "private.counters",
    may: NOTHING,
    key: "name",
    target: (database) =>
      one(
        database,
        `insert into private.counters (name, value) values ('${unique()}', 1) returning name as id`,
      ),
    row: (mark) => ({ name: mark, value: "1" }),
    markColumn: "name",
    change: { column: "name", value: unique },
  },
  {
    name: "private.seen_hints",
    may: NOTHING,
    key: "user_id",
    target: async (database) => {
      const user = await newUser(database);
      await database.query("insert into private.seen_hints (user_id, hint) values ($1, 'a')", [
        user,
      ]);
      return user;
    },
    mark: newUser,
    row: (mark) => ({ user_id: mark, hint: "a" }),
    markColumn: "user_id",
    change: { column: "hint", value: unique },
  },
  {
    name: "private.presence",
    may: NOTHING,
    key: "row_id",
    target: async (database) =>
      one(
        database,
        `insert into private.presence (kind, row_id, member)
         values ('post', gen_random_uuid(), '${await newMember(database)}') returning row_id as id`,
      ),
    mark: newMember,
    row: (mark) => ({ kind: "post", row_id: crypto.randomUUID(), member: mark }),
    markColumn: "member",
    change: { column: "kind", value: () => "project" },
  },
  {
    name: "private.last_saves",
    may: NOTHING,
    key: "member",
    target: async (database) => {
      const member = await newMember(database);
      const post = await newPostId(database);
      await database.query("insert into private.last_saves (post_id, member) values ($1, $2)", [
        post,
        member,
      ]);
      return member;
    },
    mark: newPostId,
    row: (mark) => ({ post_id: mark, member: UNKNOWN_MEMBER }),
    markColumn: "post_id",
    change: { column: "member", value: () => UNKNOWN_MEMBER },
  },
  {
    name: "private.mail_delivery",
    may: NOTHING,
    key: "id",
    // The table has at most one row.
    target: (database) =>
      one(
        database,
        `insert into private.mail_delivery (url) values ('${someUrl()}')
         on conflict (id) do update set url = excluded.url returning id::text as id`,
      ),
    mark: () => Promise.resolve(someUrl()),
    row: (mark) => ({ url: mark }),
    markColumn: "url",
    change: { column: "url", value: someUrl },
  },
  {
    name: "private.job_runs",
    may: NOTHING,
    key: "job",
    target: (database) =>
      one(
        database,
        `insert into private.job_runs (job, started_at) values ('${unique()}', now()) returning job as id`,
      ),
    row: (mark) => ({ job: mark, started_at: "2026-01-05T00:00:00Z" }),
    markColumn: "job",
    change: { column: "error", value: unique },
  },
  {
    name: "private.restore_rows",
    may: NOTHING,
    key: "restore",
    target: async (database) => {
      const restore = crypto.randomUUID();
      await database.query(
        "insert into private.restore_rows (restore, relation, item) values ($1, 'categories', '{}')",
        [restore],
      );
      return restore;
    },
    mark: () => Promise.resolve(crypto.randomUUID()),
    row: (mark) => ({ restore: mark, relation: "categories", item: "{}" }),
    markColumn: "restore",
    change: { column: "relation", value: unique },
  },
  {
    name: "private.site_changes",
    may: NOTHING,
    key: "transaction",
    target: (database) =>
      one(
        database,
        `insert into private.site_changes (transaction) values ('${transaction()}') returning transaction::text as id`,
      ),
    mark: () => Promise.resolve(transaction()),
    row: (mark) => ({ transaction: mark }),
    markColumn: "transaction",
    change: { column: "transaction", value: transaction },
  },
  {
    name: "private.site_build",
    may: NOTHING,
    key: "id",
    // The table has at most one row.
    target: (database) =>
      one(
        database,
        "insert into private.site_build default values on conflict (id) do update set claim = null returning id::text as id",
      ),
    mark: () => Promise.resolve(unique()),
    row: (mark) => ({ last_error: mark }),
    markColumn: "last_error",
    change: { column: "last_error", value: unique },
  },
  {
    name: "private.missing_paths",
    may: NOTHING,
    key: "path",
    target: (database) =>
      one(
        database,
        `insert into private.missing_paths (path) values ('/${unique()}') returning path as id`,
      ),
    row: (mark) => ({ path: mark }),
    markColumn: "path",
    change: { column: "path", value: unique },
  },
  {
    name: "private.missing_path_limit",
    may: NOTHING,
    key: "id",
    // The table has at most one row.
    target: (database) =>
      one(
        database,
        "insert into private.missing_path_limit default values on conflict (id) do update set reports = 0 returning id::text as id",
      ),
    mark: () => Promise.resolve("1999-01-01 00:00:00+00"),
    row: (mark) => ({ began_at: mark }),
    markColumn: "began_at",
    change: { column: "began_at", value: () => "2001-01-01 00:00:00+00" },
  },
  {
    name: "private.inquiry_uploads",
    may: NOTHING,
    key: "path",
    target: reservedPlace,
    mark: () => Promise.resolve(unique()),
    row: (mark) => ({ path: mark, name: "plan.pdf", size: "8" }),
    markColumn: "path",
    change: { column: "name", value: unique },
  },
  {
    name: "private.turnstile",
    may: NOTHING,
    key: "id",
    // The table has at most one row.
    target: (database) =>
      one(
        database,
        "insert into private.turnstile default values on conflict (id) do update set required_since = null returning id::text as id",
      ),
    mark: () => Promise.resolve("1999-01-01 00:00:00+00"),
    row: (mark) => ({ required_since: mark }),
    markColumn: "required_since",
    change: { column: "required_since", value: () => "2001-01-01T00:00:00+00:00" },
  },
];
