import type { Database } from "#supabase/local/database.ts";

/** Rows of content for the access matrix. Each function returns the key of its row. */

/** Required columns of a project's version, besides its project and title. */
export const VERSION_COLUMNS = {
  ...{ description: "x", content: "x", outcome: "" },
  ...{ gallery_images: [], materials: [], credits: [] },
};

export function publishedPost(database: Database): Promise<string> {
  return keyOf(
    database,
    "insert into blog_posts (title, status) values ($1, 'published') returning id as key",
    crypto.randomUUID(),
  );
}

export function publishedProject(database: Database): Promise<string> {
  return keyOf(
    database,
    "insert into projects (title, status) values ($1, 'published') returning id as key",
    crypto.randomUUID(),
  );
}

/** The version that the database records of a new post. */
export async function postVersion(database: Database): Promise<string> {
  const sql = "select id as key from post_versions where post_id = $1";
  return keyOf(database, sql, await publishedPost(database));
}

/** The version that the database records of a new project. */
export async function projectVersion(database: Database): Promise<string> {
  const sql = "select id as key from project_versions where project_id = $1";
  return keyOf(database, sql, await publishedProject(database));
}

/** The earlier slug of a published post. */
export async function earlierSlug(database: Database): Promise<string> {
  return keyOf(
    database,
    "insert into slug_history (kind, old_slug, target_id) values ('post', $1, $2) returning old_slug as key",
    crypto.randomUUID(),
    await publishedPost(database),
  );
}

export function siteSetting(database: Database): Promise<string> {
  return keyOf(
    database,
    "insert into site_settings (key, value) values ($1, '{}') returning key",
    `s${crypto.randomUUID()}`,
  );
}

/** The version that the database records of a new setting. */
export async function settingVersion(database: Database): Promise<string> {
  const setting = await siteSetting(database);
  return keyOf(database, "select id as key from setting_versions where key = $1", setting);
}

async function keyOf(database: Database, sql: string, ...values: string[]): Promise<string> {
  const [row] = await database.query(sql, values);
  return String(row?.["key"]);
}
