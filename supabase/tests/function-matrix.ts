import { anotherSession, exists, failedMail, firstOldPath, newEditor } from "./function-rows.ts";
import { newMediaName } from "./images.ts";
import { INVITATION_FUNCTIONS } from "./invitation-functions.ts";
import { newInquiry, one, unique } from "./matrix.ts";
import { PRESENCE_FUNCTIONS } from "./presence-functions.ts";
import { RESTORE_FUNCTIONS } from "./restore-functions.ts";
import type { Arguments, ServerFunction } from "./server-function.ts";
import { UPLOAD_FUNCTIONS } from "./upload-functions.ts";
import { ROLES } from "./users.ts";
import type { Role } from "./users.ts";

/** Access matrix of the functions, as data: one entry for each function of the data API. */

const STAFF: readonly Role[] = ["editor", "owner"];
const OWNERS: readonly Role[] = ["owner"];
const given = (args: Arguments) => () => Promise.resolve(args);

export const FUNCTIONS: readonly ServerFunction[] = [
  ...RESTORE_FUNCTIONS,
  ...INVITATION_FUNCTIONS,
  ...PRESENCE_FUNCTIONS,
  ...UPLOAD_FUNCTIONS,
  { name: "attention_today", may: STAFF },
  {
    name: "change_staff",
    may: OWNERS,
    args: async ({ backend }) => {
      const member = await newEditor(backend);
      return { member, member_role: "owner", member_active: true };
    },
    works: ({ backend }, { member }) =>
      exists(backend, "private.staff where user_id = $1 and role = 'owner'", member),
  },
  {
    name: "choose_inquiry_mail",
    may: OWNERS,
    args: async ({ backend }) => {
      const member = await newEditor(backend);
      return { member, choice: "daily" };
    },
    works: ({ backend }, { member }) =>
      exists(backend, "private.staff where user_id = $1 and inquiry_mail = 'daily'", member),
  },
  { name: "count_inquiries", may: STAFF, args: given({ up_to: 5 }) },
  { name: "count_posts", may: STAFF, args: given({ up_to: 5 }) },
  { name: "count_projects", may: STAFF, args: given({ up_to: 5 }) },
  { name: "count_unsent_mails", may: OWNERS },
  {
    name: "create_preview_link",
    may: STAFF,
    args: async ({ backend }) => ({
      kind: "post",
      row_id: await one(
        backend,
        `insert into blog_posts (title) values ('${unique()}') returning id`,
      ),
    }),
    works: ({ backend }, { row_id }) => exists(backend, "preview_links where post_id = $1", row_id),
  },
  { name: "current_staff", may: STAFF },
  { name: "dashboard_counts", may: STAFF },
  {
    name: "delivers_mail",
    may: STAFF,
    // Returns false without this row, which counts as no result.
    args: async ({ backend }) => {
      const row = "insert into private.mail_delivery (url) values ('https://p.test/')";
      await backend.query(`${row} on conflict do nothing`);
      return {};
    },
  },
  {
    name: "describe_media",
    may: STAFF,
    args: () =>
      Promise.resolve({
        file: newMediaName("png"),
        ...{ file_bucket: "blog-images", new_alt: "Oak", new_caption: "", loaded_version: 0 },
      }),
    works: ({ backend }, { file }) => exists(backend, "media_files where name = $1", file),
  },
  {
    name: "end_session",
    may: STAFF,
    args: async ({ backend, role }) => ({ session: await anotherSession(backend, role) }),
    works: async ({ backend }, { session }) =>
      session !== null && !(await exists(backend, "auth.sessions where id = $1", session)),
  },
  {
    name: "erase_personal_data",
    may: OWNERS,
    args: async ({ backend }) => {
      const inquiry = await newInquiry(backend);
      const email = `select email as id from contact_submissions where id = '${inquiry}'`;
      return { address: await one(backend, email) };
    },
    works: async ({ backend }, { address }) =>
      !(await exists(backend, "contact_submissions where email = $1", address)),
  },
  { name: "export_personal_data", may: OWNERS, args: given({ address: "a@visitor.test" }) },
  {
    name: "failed_mails",
    may: OWNERS,
    args: async ({ backend }) => {
      await failedMail(backend);
      return { up_to: 5 };
    },
  },
  {
    name: "find_inquiries",
    may: STAFF,
    args: given({ words: [], sort_column: "name", descending: false, skip: 0, take: 5 }),
  },
  { name: "find_personal_data", may: OWNERS, args: given({ address: "a@visitor.test" }) },
  {
    name: "import_redirects",
    may: OWNERS,
    args: () => Promise.resolve({ items: [{ from_path: `/${unique()}`, to_path: "/about" }] }),
    works: ({ backend }, { items }) =>
      exists(backend, "redirects where from_path = $1", firstOldPath(items)),
    statement: ({ items }) => `select import_redirects('${JSON.stringify(items)}')`,
  },
  {
    name: "inquiries_of_sender",
    may: STAFF,
    args: async ({ backend }) => ({
      inquiry_id: await one(backend, "select id from contact_submissions limit 1"),
    }),
  },
  {
    name: "inquiries_per_week",
    may: STAFF,
    args: given({ first_week: "2026-01-05T00:00:00Z", weeks: 1 }),
  },
  { name: "inquiry_statistics", may: STAFF, args: given({ since: "2026-01-05T00:00:00Z" }) },
  {
    name: "last_job_runs",
    may: OWNERS,
    args: async ({ backend }) => {
      await backend.query("insert into private.job_runs (job, started_at) values ('trash', now())");
      return {};
    },
  },
  {
    name: "inquiry_channel",
    may: STAFF,
    // The embedded backend has no Realtime.
    args: async ({ backend }) => {
      await backend.script(`create schema if not exists realtime;
        create table if not exists realtime.messages ();
        create or replace function realtime.send(jsonb, text, text, boolean) returns void language sql as 'select'`);
      return {};
    },
  },
  { name: "list_assignees", may: STAFF },
  {
    name: "list_missing_paths",
    may: OWNERS,
    args: async ({ backend }) => {
      await backend.query("insert into private.missing_paths (path) values ($1)", [`/${unique()}`]);
      return {};
    },
  },
  { name: "list_staff", may: STAFF },
  { name: "media_uses", may: STAFF },
  { name: "my_sessions", may: STAFF },
  {
    name: "own_reply_signature",
    may: STAFF,
    args: async ({ backend }) => {
      await backend.query("update private.staff set reply_signature = 'Regards'");
      return {};
    },
  },
  {
    name: "place_project",
    may: STAFF,
    args: async ({ backend }) => {
      const rows = await backend.query("select id from projects order by created_at desc limit 2");
      return { moved: rows[0]?.["id"], target: rows[1]?.["id"], behind: true };
    },
  },
  { name: "post_tags", may: STAFF },
  {
    name: "preview_by_token",
    may: ROLES,
    args: async ({ backend }) => {
      const token = unique();
      await backend.query(
        `with post as (insert into blog_posts (title) values ('x') returning id)
         insert into preview_links (post_id, token_hash)
         select id, sha256(convert_to($1, 'UTF8')) from post`,
        [token],
      );
      return { token };
    },
  },
  {
    name: "rebuild_site",
    may: OWNERS,
    args: async ({ backend }) => {
      await backend.query("update private.site_build set hook_set = true, wanted_at = null");
      return {};
    },
    works: ({ backend }) =>
      exists(backend, "private.site_build where wanted_at is not null and $1", true),
  },
  { name: "recent_activity", may: STAFF },
  {
    name: "report_missing_path",
    may: ROLES,
    args: async ({ backend }) => {
      const path = `/${unique()}`;
      await backend.query("insert into redirects (from_path, to_path) values ($1, '/')", [path]);
      return { path };
    },
  },
  {
    name: "resend_reply",
    may: STAFF,
    args: async ({ backend }) => ({
      reply: await one(
        backend,
        `insert into inquiry_replies (inquiry_id, subject, body, failed_at)
         values ('${await newInquiry(backend)}', 'Re', 'x', now()) returning id`,
      ),
    }),
    works: ({ backend }, { reply }) => exists(backend, "private.outbox where reply_id = $1", reply),
  },
  {
    name: "retry_mails",
    may: OWNERS,
    args: async ({ backend }) => ({ mail: await failedMail(backend) }),
    works: ({ backend }, { mail }) =>
      exists(backend, "private.outbox where id = $1 and failed_at is null", mail),
  },
  { name: "search_media", may: STAFF },
  {
    name: "see_hint",
    may: STAFF,
    args: () => Promise.resolve({ hint_name: unique().replaceAll(/\d/g, "x") }),
    works: ({ backend }, { hint_name }) =>
      exists(backend, "private.seen_hints where hint = $1", hint_name),
  },
  {
    name: "seen_hints",
    may: STAFF,
    args: async ({ backend, caller }) => {
      const person = caller.claims["sub"];
      if (person !== undefined) {
        await backend.query(
          "insert into private.seen_hints (user_id, hint) values ($1, 'seen') on conflict do nothing",
          [person],
        );
      }
      return {};
    },
  },
  {
    name: "set_reply_signature",
    may: STAFF,
    args: () => Promise.resolve({ signature: unique() }),
    works: ({ backend }, { signature }) =>
      exists(backend, "private.staff where reply_signature = $1", signature),
  },
  { name: "site_build_state", may: OWNERS },
  { name: "unread_inquiries", may: STAFF },
];
