import type { Database } from "#supabase/local/database.ts";
import {
  earlierSlug,
  publishedPost,
  postVersion,
  projectVersion,
  publishedProject,
  settingVersion,
  siteSetting,
  VERSION_COLUMNS,
} from "./content-rows.ts";
import { newMediaName } from "./images.ts";
import type { Role } from "./users.ts";

/** The access matrix of the security paper, as data: one entry for each relation and operation. */

export const OPERATIONS = ["read", "insert", "update", "delete"] as const;
export type Operation = (typeof OPERATIONS)[number];

export interface Relation {
  readonly name: string;
  /** Roles with access; every other role has none. */
  readonly may: Readonly<Record<Operation, readonly Role[]>>;
  /** Key column of a row. */
  readonly key: string;
  /** Creates a row with the widest visibility of this relation and returns its key. */
  readonly target: (database: Database) => Promise<string>;
  /** Creates the marker of a row to insert; a short word by default. */
  readonly mark?: (database: Database) => Promise<string>;
  /** A row to insert, identified by its marker in `markColumn`. */
  readonly row: (mark: string) => Record<string, unknown>;
  readonly markColumn: string;
  /** The columns of an update: a value that no row has had. */
  readonly change: { readonly column: string; readonly value: () => unknown };
}

const EVERYBODY: readonly Role[] = ["anonymous", "outsider", "editor", "owner"];
const STAFF: readonly Role[] = ["editor", "owner"];
const NOBODY: readonly Role[] = [];

const READ_ONLY = { read: EVERYBODY, insert: NOBODY, update: NOBODY, delete: NOBODY };
const STAFF_ONLY = { read: STAFF, insert: STAFF, update: STAFF, delete: STAFF };
const OWNERS: readonly Role[] = ["owner"];
const OWNED = { read: EVERYBODY, insert: OWNERS, update: OWNERS, delete: OWNERS };
const PUBLIC_READ = { read: EVERYBODY, insert: STAFF, update: STAFF, delete: STAFF };

export const RELATIONS: readonly Relation[] = [
  {
    name: "categories",
    may: PUBLIC_READ,
    key: "id",
    target: (database) =>
      one(database, `insert into categories (name) values ('${unique()}') returning id`),
    row: (mark) => ({ name: mark }),
    markColumn: "name",
    change: { column: "name", value: unique },
  },
  {
    name: "blog_posts",
    may: STAFF_ONLY,
    key: "id",
    target: publishedPost,
    row: (mark) => ({ title: mark, content: "x", slug: "" }),
    markColumn: "title",
    change: { column: "author", value: unique },
  },
  {
    name: "post_versions",
    may: { ...READ_ONLY, read: STAFF },
    key: "id",
    target: postVersion,
    row: (mark) => ({
      post_id: crypto.randomUUID(),
      title: mark,
      content: "x",
      excerpt: "",
      author: "x",
    }),
    markColumn: "title",
    change: { column: "author", value: unique },
  },
  {
    name: "projects",
    may: STAFF_ONLY,
    key: "id",
    target: publishedProject,
    row: (mark) => ({ title: mark, description: "x", slug: "" }),
    markColumn: "title",
    change: { column: "location", value: unique },
  },
  {
    name: "project_versions",
    may: { ...READ_ONLY, read: STAFF },
    key: "id",
    target: projectVersion,
    row: (mark) => ({ ...VERSION_COLUMNS, project_id: crypto.randomUUID(), title: mark }),
    markColumn: "title",
    change: { column: "location", value: unique },
  },
  {
    name: "contact_submissions",
    may: { ...STAFF_ONLY, insert: EVERYBODY },
    key: "id",
    target: newInquiry,
    row: (mark) => ({ name: "A", email: `${mark}@visitor.test`, subject: mark, message: mark }),
    markColumn: "subject",
    change: { column: "status", value: () => "contacted" },
  },
  {
    name: "inquiry_notes",
    may: { ...STAFF_ONLY, update: NOBODY },
    key: "id",
    target: async (database) => {
      const inquiry = await newInquiry(database);
      return one(
        database,
        `insert into inquiry_notes (inquiry_id, body) values ('${inquiry}', '${unique()}') returning id`,
      );
    },
    mark: newInquiry,
    row: (mark) => ({ inquiry_id: mark, body: "x" }),
    markColumn: "inquiry_id",
    change: { column: "body", value: unique },
  },
  {
    name: "inquiry_replies",
    may: { ...STAFF_ONLY, update: NOBODY, delete: NOBODY },
    key: "id",
    target: async (database) => {
      const inquiry = await newInquiry(database);
      return one(
        database,
        `insert into inquiry_replies (inquiry_id, subject, body) values ('${inquiry}', 'Re', '${unique()}') returning id`,
      );
    },
    mark: newInquiry,
    row: (mark) => ({ inquiry_id: mark, subject: "Re", body: "x" }),
    markColumn: "inquiry_id",
    change: { column: "body", value: unique },
  },
  {
    name: "reply_templates",
    may: STAFF_ONLY,
    key: "id",
    target: (database) =>
      one(
        database,
        `insert into reply_templates (name, body) values ('${unique()}', 'x') returning id`,
      ),
    row: (mark) => ({ name: mark, subject: "", body: "x" }),
    markColumn: "name",
    change: { column: "body", value: unique },
  },
  {
    name: "media_files",
    may: STAFF_ONLY,
    key: "name",
    target: (database) =>
      one(
        database,
        `insert into media_files (name, bucket) values ('${newMediaName("png")}', 'blog-images') returning name as id`,
      ),
    mark: () => Promise.resolve(newMediaName("png")),
    row: (mark) => ({ name: mark, bucket: "blog-images", original_name: "Sofa.png" }),
    markColumn: "name",
    change: { column: "alt", value: unique },
  },
  {
    name: "site_settings",
    may: OWNED,
    key: "key",
    target: siteSetting,
    row: (mark) => ({ key: mark, value: { a: 1 } }),
    markColumn: "key",
    change: { column: "value", value: () => ({ note: unique() }) },
  },
  {
    name: "setting_versions",
    may: { ...READ_ONLY, read: STAFF },
    key: "id",
    target: settingVersion,
    row: (mark) => ({ key: mark, value: {} }),
    markColumn: "key",
    change: { column: "value", value: () => ({ note: unique() }) },
  },
  {
    name: "slug_history",
    may: { ...READ_ONLY, read: STAFF },
    key: "old_slug",
    target: earlierSlug,
    row: (mark) => ({ kind: "post", old_slug: mark, target_id: crypto.randomUUID() }),
    markColumn: "old_slug",
    change: { column: "kind", value: () => "project" },
  },
  {
    name: "redirects",
    may: { read: STAFF, insert: OWNERS, update: OWNERS, delete: OWNERS },
    key: "id",
    target: (database) =>
      one(
        database,
        `insert into redirects (from_path, to_path) values ('/${unique()}', '/') returning id`,
      ),
    mark: () => Promise.resolve(`/${unique()}`),
    row: (mark) => ({ from_path: mark, to_path: "/" }),
    markColumn: "from_path",
    change: { column: "to_path", value: () => `/${unique()}` },
  },
  {
    name: "preview_links",
    may: { ...STAFF_ONLY, insert: NOBODY, update: NOBODY },
    key: "id",
    target: async (database) =>
      one(
        database,
        `insert into preview_links (post_id, token_hash)
         values ('${await publishedPost(database)}', '${unique()}') returning id`,
      ),
    mark: publishedPost,
    row: (mark) => ({ post_id: mark, token_hash: unique() }),
    markColumn: "post_id",
    change: { column: "token_hash", value: unique },
  },
  {
    name: "site_redirects",
    may: READ_ONLY,
    key: "from_path",
    target: (database) =>
      one(
        database,
        `insert into redirects (from_path, to_path) values ('/${unique()}', '/') returning from_path as id`,
      ),
    row: (mark) => ({ from_path: mark }),
    markColumn: "from_path",
    change: { column: "to_path", value: unique },
  },
  {
    name: "published_posts",
    may: READ_ONLY,
    key: "id",
    target: publishedPost,
    row: (mark) => ({ title: mark }),
    markColumn: "title",
    change: { column: "author", value: unique },
  },
  {
    name: "published_projects",
    may: READ_ONLY,
    key: "id",
    target: publishedProject,
    row: (mark) => ({ title: mark }),
    markColumn: "title",
    change: { column: "location", value: unique },
  },
  {
    name: "slug_redirects",
    may: READ_ONLY,
    key: "old_slug",
    target: earlierSlug,
    row: (mark) => ({ old_slug: mark }),
    markColumn: "old_slug",
    change: { column: "slug", value: unique },
  },
];

let count = 0;

/** A short unique word: letters and digits. */
export function unique(): string {
  count += 1;
  return `m${String(count)}${crypto.randomUUID().slice(0, 8)}`;
}

export async function newUser(database: Database): Promise<string> {
  const id = crypto.randomUUID();
  await database.query("insert into auth.users (id, email) values ($1, $2)", [
    id,
    `${id}@studio.test`,
  ]);
  return id;
}

export async function one(database: Database, sql: string): Promise<string> {
  const [row] = await database.query(sql);
  return String(row?.["id"]);
}

export function newInquiry(database: Database): Promise<string> {
  return one(
    database,
    `insert into contact_submissions (name, email, message) values ('A', '${unique()}@visitor.test', 'x') returning id`,
  );
}
