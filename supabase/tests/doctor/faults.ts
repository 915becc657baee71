import type { SiteOptions } from "./small-site.ts";

interface Expected {
  readonly what: RegExp;
  readonly advice: RegExp;
}

/** Changes that SQL can make, in the database of the backend or in one like a hosted project's. */
export interface DatabaseFault extends Expected {
  readonly fault: string;
  readonly sql: string;
  readonly undo: string;
}

/** Seen through the API, without the rights of a member. */
export const API_FAULTS: readonly DatabaseFault[] = [
  ...readable("contact_submissions", "readable inquiries"),
  ...readable("inquiry_notes", "readable notes"),
  ...readable("post_versions", "readable versions"),
  {
    fault: "readable posts that are not published",
    sql: "alter view published_posts rename to published_posts_former; create view published_posts as select id, slug, published_at from blog_posts; grant select on published_posts to anon",
    undo: "drop view published_posts; alter view published_posts_former rename to published_posts",
    what: /^Visitors can read unpublished rows of published_posts/,
    advice: /restore its definition from supabase\/schema\.sql/,
  },
  {
    fault: "public write",
    sql: 'grant insert on categories to anon; create policy "opened" on categories for insert to anon with check (true)',
    undo: "drop policy \"opened\" on categories; revoke insert on categories from anon; delete from categories where name = 'doctor'",
    what: /^Anonymous requests can add rows to categories/,
    advice: /^Delete the row .*name is doctor.*Database → Policies/,
  },
  {
    fault: "extra grant",
    sql: "grant select on reply_templates to anon",
    undo: "revoke select on reply_templates from anon",
    what: /^Anonymous requests have the right to read reply_templates/,
    advice: /revoke all on public\.reply_templates from anon/,
  },
  {
    fault: "missing function",
    sql: "alter function media_uses() rename to media_uses_former",
    undo: "alter function media_uses_former() rename to media_uses",
    what: /^The function media_uses is missing/,
    advice: /db push --remote/,
  },
  {
    fault: "visitors unable to send",
    sql: "revoke insert (name) on contact_submissions from anon",
    undo: "grant insert (name) on contact_submissions to anon",
    what: /^Visitors cannot send inquiries \(status 401, 422 is expected\)/,
    advice: /a right or policy of contact_submissions is missing/,
  },
  {
    fault: "bucket missing",
    sql: "update storage.buckets set id = 'former-images', name = 'former-images' where id = 'project-images'",
    undo: "update storage.buckets set id = 'project-images', name = 'project-images' where id = 'former-images'",
    what: /^There is no public bucket project-images/,
    advice: /Otherwise: Push the migrations/,
  },
  {
    fault: "bucket private",
    sql: "update storage.buckets set public = false where id = 'blog-images'",
    undo: "update storage.buckets set public = true where id = 'blog-images'",
    what: /^There is no public bucket blog-images/,
    advice: /make it public \(Storage → blog-images → Edit bucket\)/,
  },
];

function readable(table: string, fault: string): DatabaseFault[] {
  return [
    {
      fault,
      sql: `grant select on ${table} to anon; create policy "opened" on ${table} for select to anon using (true)`,
      undo: `drop policy "opened" on ${table}; revoke select on ${table} from anon`,
      what: new RegExp(`^Anonymous requests can read rows of ${table}`),
      advice: /Database → Policies.*supabase\/schema\.sql/,
    },
  ];
}

/** Seen in the database only (`--staff`). */
export const STAFF_FAULTS: readonly DatabaseFault[] = [
  {
    fault: "RLS off on an empty table",
    sql: "alter table inquiry_notes disable row level security",
    undo: "alter table inquiry_notes enable row level security",
    what: /^Row-level security is off: public\.inquiry_notes/,
    advice: /alter table public\.inquiry_notes enable row level security;/,
  },
  {
    fault: "anonymous file deletion",
    sql: 'create policy "opened" on storage.objects for delete to anon using (true)',
    undo: 'drop policy "opened" on storage.objects',
    what: /policies differ .* opened on storage\.objects for delete to anon/,
    advice: /drop policy "<name>" on <table>/,
  },
  {
    fault: "bucket without limits",
    sql: "update storage.buckets set file_size_limit = null where id = 'blog-images'",
    undo: "update storage.buckets set file_size_limit = 10485760 where id = 'blog-images'",
    what: /buckets differ .*blog-images: public, at most unlimited bytes/,
    advice: /Storage → the bucket → Edit bucket/,
  },
  {
    fault: "extra grant on a private table",
    sql: "grant select on private.outbox to authenticated",
    undo: "revoke select on private.outbox from authenticated",
    what: /rights .* differ .*authenticated SELECT on table private\.outbox/,
    advice: /revoke <right> on <object> from <role>/,
  },
  {
    fault: "missing private function",
    sql: "alter function private.normalize_path(text) rename to normalize_path_former",
    undo: "alter function private.normalize_path_former(text) rename to normalize_path",
    what: /functions differ .*missing: private\.normalize_path\(text\)/,
    advice: /supabase\/schema\.sql: run it in the SQL editor/,
  },
  {
    fault: "trigger switched off",
    sql: "alter table contact_submissions disable trigger receive_inquiry",
    undo: "alter table contact_submissions enable trigger receive_inquiry",
    what: /triggers differ .*receive_inquiry on (public\.)?contact_submissions disabled/,
    advice: /supabase\/schema\.sql/,
  },
];

/** Settings of the sign-in service and the API, which a hosted project has outside its database. */
export const SETTINGS_FAULTS: readonly (Expected & {
  readonly fault: string;
  readonly path: string;
  readonly json: object;
})[] = [
  {
    fault: "open sign-up",
    path: "/auth/v1/settings",
    json: { disable_signup: false, external: { anonymous_users: false } },
    what: /^Anyone can sign up/,
    advice: /npm run config:push.*"Allow new users to sign up"/,
  },
  {
    fault: "anonymous sign-ins",
    path: "/auth/v1/settings",
    json: { disable_signup: true, external: { anonymous_users: true } },
    what: /^Anyone can sign in without an account/,
    advice: /npm run config:push.*"Allow anonymous sign-ins"/,
  },
  {
    fault: "private schema exposed",
    path: "/rest/v1/staff",
    json: [],
    what: /^The API exposes the schema private/,
    advice: /Data API → Exposed schemas/,
  },
];

export const SITE_FAULTS: readonly (Expected & {
  readonly fault: string;
  readonly site: Partial<SiteOptions>;
})[] = [
  {
    fault: "missing CSP",
    site: { policy: null },
    what: /^The site sends no content security policy/,
    advice: /configuration that npm run build writes for this host/,
  },
  {
    fault: "CSP of another project",
    site: { policy: "script-src 'self'; connect-src 'self' https://other.supabase.co" },
    what: /^The site was not built for this backend \(connect-src 'self' https:\/\/other/,
    advice: /Set VITE_SUPABASE_URL .* build and deploy it again/,
  },
  {
    fault: "loose CSP",
    site: { policy: "script-src 'self' 'unsafe-inline'" },
    what: /^The site's policy allows scripts of other origins/,
    advice: /configuration that npm run build writes/,
  },
  {
    fault: "secret in a script",
    site: { script: `const key = "sb_secret_${"a".repeat(30)}"` },
    what: /^A script of \/ contains a secret key/,
    advice: /^Replace the secret key at once/,
  },
  {
    fault: "site without posts",
    site: { blog: "<p>No posts</p>" },
    what: /^The blog's HTML contains none of the newest posts/,
    advice: /^Build and deploy the site again after publishing/,
  },
  {
    fault: "posts redirecting",
    site: { postsMoveTo: "/" },
    what: /^\/blog\/oak-table does not open \(status 308, to \/\)/,
    advice: /must serve blog\/oak-table\.html at this address/,
  },
  {
    fault: "uncached assets",
    site: { assetCache: "no-cache" },
    what: /^Browsers load \/assets\/app-1\.js on each visit \(Cache-Control: no-cache\)/,
    advice: /configuration that npm run build writes/,
  },
];

/** Of a site that was built with Turnstile or without, and of a database that requires it or not. */
export const TURNSTILE_FAULTS: readonly (Expected & {
  readonly fault: string;
  readonly isBuilt: boolean;
  readonly isRequired: boolean;
})[] = [
  {
    fault: "Turnstile that programs can go around",
    isBuilt: true,
    isRequired: false,
    what: /^The site has Turnstile, but the database accepts inquiries without it/,
    advice: /select private\.require_turnstile\(\);/,
  },
  {
    fault: "Turnstile that the site lacks",
    isBuilt: false,
    isRequired: true,
    what: /^The database requires Turnstile, but the site was built without it/,
    advice: /VITE_TURNSTILE_SITE_KEY.*select private\.stop_requiring_turnstile\(\);/,
  },
  {
    fault: "Turnstile without its function",
    isBuilt: true,
    isRequired: true,
    what: /^The function send-inquiry does not work \(status 404, 422 is expected\)/,
    advice: /^Set its secret TURNSTILE_SECRET_KEY and deploy it/,
  },
];
