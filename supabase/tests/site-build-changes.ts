/** Statements on the rows of `SITE`: those that change what visitors see, and those that do not. */

/** Published, scheduled, draft and trashed rows; the category Oak is used by public rows, Elm by a draft. */
export const SITE = `
  insert into categories (name) values ('Oak'), ('Elm');
  insert into blog_posts (title, status, category_id) select 'Public', 'published', id from categories where name = 'Oak';
  insert into blog_posts (title, status, category_id) select 'Draft', 'draft', id from categories where name = 'Elm';
  insert into blog_posts (title, status, published_at) values ('Later', 'published', now() + interval '10 minutes');
  insert into blog_posts (title, status, deleted_at) values ('Trashed', 'published', now());
  insert into projects (title, status) values ('Public', 'published'), ('Draft', 'draft'), ('Other', 'published');
  insert into projects (title, status, published_at) values ('Later', 'published', now() + interval '10 minutes');
  insert into site_settings (key, value) values ('site_facts', '{"phone": "1"}');
  insert into redirects (from_path, to_path) values ('/old', '/about');
  insert into contact_submissions (name, email, message) values ('Ann', 'ann@visitor.test', 'x');`;

const both = (title: string, statement: (table: string) => string) =>
  [
    [`a post ${title}`, statement("blog_posts")],
    [`a project ${title}`, statement("projects")],
  ] as const;

export const VISIBLE: readonly (readonly [string, string])[] = [
  ...both(
    "is published at once",
    (table) => `insert into ${table} (title, status) values ('New', 'published')`,
  ),
  ...both(
    "leaves the drafts",
    (table) => `update ${table} set status = 'published' where title = 'Draft'`,
  ),
  ...both(
    "has another title",
    (table) => `update ${table} set title = 'Renamed' where title = 'Public'`,
  ),
  ...both(
    "has another content",
    (table) => `update ${table} set content = 'Text' where title = 'Public'`,
  ),
  ...both(
    "is unpublished",
    (table) => `update ${table} set status = 'draft' where title = 'Public'`,
  ),
  ...both(
    "is put off to a later day",
    (table) => `update ${table} set published_at = now() + interval '1 day' where title = 'Public'`,
  ),
  ...both(
    "is published before its day",
    (table) => `update ${table} set published_at = now() where title = 'Later'`,
  ),
  ...both("is trashed", (table) => `update ${table} set deleted_at = now() where title = 'Public'`),
  ...both("is deleted", (table) => `delete from ${table} where title = 'Public'`),
  [
    "a published post is restored from the trash",
    "update blog_posts set deleted_at = null where title = 'Trashed'",
  ],
  [
    "the portfolio is reordered",
    `select place_project(
       (select id from projects where title = 'Public'), (select id from projects where title = 'Other'), true)`,
  ],
  [
    "the story of a project changes",
    "update projects set outcome = 'Light' where title = 'Public'",
  ],
  [
    "the category of a public post is renamed",
    "update categories set name = 'Ash' where name = 'Oak'",
  ],
  ["the category of a public post is deleted", "delete from categories where name = 'Oak'"],
  ["a setting changes", `update site_settings set value = '{"phone": "2"}'`],
  [
    "a setting is replaced",
    `insert into site_settings (key, value) values ('site_facts', '{"phone": "2"}')
     on conflict (key) do update set value = excluded.value`,
  ],
  ["a setting is removed", "delete from site_settings where true"],
  [
    "SU31 a redirect is added",
    "insert into redirects (from_path, to_path) values ('/older', '/about')",
  ],
  ["SU31 a redirect leads elsewhere", "update redirects set to_path = '/contact' where true"],
  ["SU31 a redirect is deleted", "delete from redirects where true"],
];

export const INVISIBLE: readonly (readonly [string, string])[] = [
  ...both("is created as a draft", (table) => `insert into ${table} (title) values ('New')`),
  ...both(
    "is created for a later day",
    (table) =>
      `insert into ${table} (title, status, published_at) values ('New', 'published', now() + interval '1 day')`,
  ),
  ...both(
    "is a draft and changes",
    (table) => `update ${table} set title = 'X' where title = 'Draft'`,
  ),
  ...both(
    "is scheduled and changes",
    (table) => `update ${table} set title = 'X' where title = 'Later'`,
  ),
  ...both(
    "is scheduled for another day",
    (table) => `update ${table} set published_at = now() + interval '2 days' where title = 'Later'`,
  ),
  ...both(
    "is a draft and trashed",
    (table) => `update ${table} set deleted_at = now() where title = 'Draft'`,
  ),
  ...both("is a draft and deleted", (table) => `delete from ${table} where title = 'Draft'`),
  ...both(
    "is saved without a change",
    (table) => `update ${table} set title = title where title = 'Public'`,
  ),
  ["a trashed post is deleted", "delete from blog_posts where title = 'Trashed'"],
  [
    "private columns of a project change",
    "update projects set client_name = 'Ann', budget_range = '$100,000+' where title = 'Public'",
  ],
  ["a category is created", "insert into categories (name) values ('Ash')"],
  ["a category of drafts is renamed", "update categories set name = 'Ash' where name = 'Elm'"],
  ["a category of drafts is deleted", "delete from categories where name = 'Elm'"],
  [
    "SU31 a redirect is saved without a change",
    "update redirects set to_path = to_path where true",
  ],
  ["SU31 an address is not found", "select report_missing_path('/nowhere')"],
  ["a setting is saved without a change", "update site_settings set value = value where true"],
  [
    "an inquiry arrives",
    "insert into contact_submissions (name, email, message) values ('Ben', 'ben@visitor.test', 'x')",
  ],
  ["an inquiry is read", "update contact_submissions set read_at = now() where true"],
];
