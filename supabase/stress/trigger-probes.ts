/** Shows that a trigger acts. */
export interface Probe {
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
const PUBLISHED = "insert into blog_posts (title, status) values ('A', 'published')";
const PUBLISHED_PROJECT = "insert into projects (title, status) values ('A', 'published')";
const SETTING = `insert into site_settings (key, value) values ('site_facts', '{"phone": "1"}')`;
/** The act records a change of what visitors see; the change of the preparation is removed. */
const marks = (act: string, preparation = ""): Probe => ({
  act: `${preparation === "" ? "" : `${preparation}; `}delete from private.site_changes; ${act}`,
  check: "select exists (select from private.site_changes) as passes",
});
const REPLY_HOURS = `insert into site_settings (key, value) values ('site_facts', '{"replyWithinHours": "12"}')`;
/** The due time of an open inquiry follows the promised hours. */
const follows = (act: string, hours: number): Probe => ({
  act: `insert into contact_submissions (name, email, message) values ('Ann', 'ann@visitor.test', 'x'); ${act}`,
  check: `select bool_and(reply_due_at = created_at + interval '${String(hours)} hours') as passes
    from contact_submissions where status = 'new'`,
});
/** `auth.uid()` of Supabase Lite, whose functions the tested database has, reads this setting. */
const AS_MEMBER =
  "perform set_config('request.jwt.claim.sub', (select user_id from private.staff limit 1)::text, true)";
/** Functions of Supabase Realtime that the trigger calls and Lite lacks. */
const REALTIME = `create schema realtime;
  create table realtime.messages (event text);
  create function realtime.send(jsonb, text, text, boolean) returns void
    language sql as 'insert into realtime.messages values ($2)'`;
const REDIRECT = "insert into redirects (from_path, to_path) values ('/old', '/about')";
const noneLike = (relation: string, where: string) =>
  `select not exists (select from ${relation} where ${where}) as passes`;

/** One probe for each trigger, by table and name. */
export const PROBES: Readonly<Record<string, Probe>> = {
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
  "blog_posts.last_saves_insert": {
    act: `${AS_MEMBER}; insert into blog_posts (title) values ('Saved')`,
    check: "select exists (select from private.last_saves where post_id is not null) as passes",
  },
  "blog_posts.last_saves_update": {
    act: `insert into blog_posts (title) values ('Saved'); ${AS_MEMBER}; update blog_posts set title = 'Again' where title = 'Saved'`,
    check: "select exists (select from private.last_saves where post_id is not null) as passes",
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
  "blog_posts.write_post_trash": {
    act: `insert into blog_posts (title, updated_at) values ('Rubbish', '2001-01-01');
      update blog_posts set deleted_at = now() where title = 'Rubbish'`,
    check: noneLike("blog_posts", "title = 'Rubbish' and updated_at > '2001-01-01'"),
  },
  "projects.write_project_trash": {
    act: `insert into projects (title, updated_at) values ('Rubbish', '2001-01-01');
      update projects set deleted_at = now() where title = 'Rubbish'`,
    check: noneLike("projects", "title = 'Rubbish' and updated_at > '2001-01-01'"),
  },
  "projects.write_project_order": {
    act: `insert into projects (title) values ('Placed');
      update projects set sort_order = 5 where title = 'Placed'`,
    check: noneLike("projects", "title = 'Placed' and version > 1"),
  },
  "projects.record_project_version": {
    act: "insert into projects (title) values ('Once drawn')",
    check: "select exists (select from project_versions where title = 'Once drawn') as passes",
  },
  "projects.last_saves_insert": {
    act: `${AS_MEMBER}; insert into projects (title) values ('Saved')`,
    check: "select exists (select from private.last_saves where project_id is not null) as passes",
  },
  "projects.last_saves_update": {
    act: `insert into projects (title) values ('Saved'); ${AS_MEMBER}; update projects set title = 'Again' where title = 'Saved'`,
    check: "select exists (select from private.last_saves where project_id is not null) as passes",
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
    act: "insert into projects (title, status) values ('A', 'published'); truncate projects cascade",
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
  "contact_submissions.receive_inquiry_files": {
    act: `insert into contact_submissions (name, email, message, attachments) values ('A', 'a@x.test', 'x', '["x.pdf"]')`,
    check: "refused",
  },
  "contact_submissions.receive_inquiry_source": {
    act: "insert into contact_submissions (name, email, message, source_path) values ('A', 'a@x.test', 'x', 'elsewhere')",
    check: "select exists (select from contact_submissions where source_path = '') as passes",
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
  "contact_submissions.broadcast_inquiries": {
    act: `${REALTIME}; insert into contact_submissions (name, email, message) values ('A', 'a@x.test', 'x')`,
    check: "select exists (select from realtime.messages where event = 'changed') as passes",
  },
  "contact_submissions.check_assignment": {
    act: `perform set_config('studio.restoring', pg_current_xact_id()::text, true);
      insert into contact_submissions (name, email, message, assignee_id)
      values ('A', 'a@x.test', 'x', '00000000-0000-4000-8000-000000000004')`,
    check: noneLike("contact_submissions", "assignee_id is not null"),
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
  "reply_templates.write_reply_template": {
    act: "insert into reply_templates (name, body) values ('Visit', ' ')",
    check: "refused",
  },
  "media_files.write_media_file": {
    act: "insert into media_files (name, bucket) values ('page.html', 'blog-images')",
    check: "refused",
  },
  "staff.unassign_former_member": {
    act: `insert into contact_submissions (name, email, message) values ('A', 'a@x.test', 'x');
      update contact_submissions
      set assignee_id = (select user_id from private.staff where role = 'editor' limit 1);
      update private.staff set active = false where role = 'editor'`,
    check: noneLike("contact_submissions", "assignee_id is not null"),
  },
  "staff.require_active_owner": {
    act: `perform set_config('role', 'authenticated', true);
      perform tests.end_memberships()`,
    check: "refused",
  },
  "blog_posts.mark_inserted": marks(PUBLISHED),
  "blog_posts.mark_updated": marks("update blog_posts set title = 'B'", PUBLISHED),
  "blog_posts.mark_deleted": marks("delete from blog_posts", PUBLISHED),
  "projects.mark_inserted": marks(PUBLISHED_PROJECT),
  "projects.mark_updated": marks("update projects set title = 'B'", PUBLISHED_PROJECT),
  "projects.mark_deleted": marks("delete from projects", PUBLISHED_PROJECT),
  "categories.mark_updated": marks(
    "update categories set name = 'Elm'",
    `insert into categories (name) values ('Oak'); ${PUBLISHED};
     update blog_posts set category_id = (select id from categories)`,
  ),
  "site_settings.record_setting_version": {
    act: SETTING,
    check: "select exists (select from setting_versions where key = 'site_facts') as passes",
  },
  "site_settings.follow_new_reply_hours": follows(REPLY_HOURS, 12),
  "site_settings.follow_reply_hours": follows(
    `${REPLY_HOURS}; update site_settings set value = '{"replyWithinHours": "6"}'`,
    6,
  ),
  "site_settings.follow_removed_reply_hours": follows(
    `${REPLY_HOURS}; delete from site_settings`,
    24,
  ),
  "site_settings.mark_inserted": marks(SETTING),
  "site_settings.mark_updated": marks(`update site_settings set value = '{"phone": "2"}'`, SETTING),
  "site_settings.mark_deleted": marks("delete from site_settings", SETTING),
  "redirects.write_redirect": {
    act: "insert into redirects (from_path, to_path) values ('/old', '//elsewhere')",
    check: "refused",
  },
  "redirects.mark_inserted": marks(REDIRECT),
  "redirects.mark_updated": marks("update redirects set to_path = '/contact'", REDIRECT),
  "redirects.mark_deleted": marks("delete from redirects", REDIRECT),
};
