import type { StaffClient } from "#supabase/data/staff-client.ts";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { visitorOf } from "./clients.ts";
import { succeeded } from "./expectations.ts";
import { unique } from "./matrix.ts";

export const newAddress = () => `Ana.${unique()}@Visitor.test`;

export function inquiryFrom(backend: LocalBackend, email: string) {
  const inquiry = { name: "Ana", email, message: unique() };
  return succeeded(visitorOf(backend).rest.from("contact_submissions").insert(inquiry));
}

/** Two inquiries of the address with a note, a reply and the mails of both. Returns the ids of the inquiries. */
export async function correspondence(backend: LocalBackend, editor: StaffClient, address: string) {
  await inquiryFrom(backend, address);
  await inquiryFrom(backend, address.toUpperCase());
  const rows = await backend.query(
    "select id from contact_submissions where lower(email) = lower($1)",
    [address],
  );
  const ids = rows.map(({ id }) => String(id));
  const inquiry_id = ids[0] ?? "";
  await succeeded(editor.rest.from("inquiry_notes").insert({ inquiry_id, body: "Called" }));
  const reply = { inquiry_id, subject: "Re: kitchen", body: "Hello" };
  await succeeded(editor.rest.from("inquiry_replies").insert(reply));
  return ids;
}

/** Texts of other people that name the address: an inquiry, a note on it, a project in the trash, a post, a template. */
export async function mentionsOf(backend: LocalBackend, address: string) {
  const insert = async (sql: string, parameters: unknown[]) =>
    String((await backend.query(`${sql} returning id`, parameters))[0]?.["id"]);
  const inquiry = await insert(
    "insert into contact_submissions (name, email, message) values ('Bo', 'bo@visitor.test', $1)",
    [`My sister:\n${address}, or jo${address}`],
  );
  const note = await insert("insert into inquiry_notes (inquiry_id, body) values ($1, $2)", [
    inquiry,
    `_${address}_ pays.`,
  ]);
  const project = await insert(
    `insert into projects (title, content, credits, deleted_at)
     values ($1, $2, jsonb_build_array(jsonb_build_object('name', 'Ana', 'link', $3::text)), now())`,
    [unique(), `Ask ${address.toUpperCase()}.`, `mailto:${address}`],
  );
  const post = await insert("insert into blog_posts (title, content, tags) values ($1, $2, $3)", [
    unique(),
    `Thanks to (${address}).`,
    `{oak,"${address}"}`,
  ]);
  const template = await insert("insert into reply_templates (name, body) values ($1, $2)", [
    unique(),
    `Write to ${address} instead.`,
  ]);
  return { inquiry, note, project, post, template };
}

/** Tables of our schemas and of the sign-in service with a row that matches. */
export async function tablesNaming(backend: LocalBackend, pattern: string): Promise<string[]> {
  const places: string[] = [];
  for (const table of await tables(backend)) {
    const sql = `select from ${table} as t where t::text ~* $1 limit 1`;
    if ((await backend.query(sql, [pattern])).length > 0) places.push(table);
  }
  return places;
}

/** Every row but the counters, as text. */
export async function everyRow(backend: LocalBackend): Promise<string[]> {
  const rows: string[] = [];
  for (const table of await tables(backend)) {
    if (table === "private.counters") continue;
    const found = await backend.query(`select t::text as row from ${table} as t`);
    rows.push(...found.map(({ row }) => `${table} ${String(row)}`));
  }
  return rows;
}

async function tables(backend: LocalBackend): Promise<string[]> {
  const rows = await backend.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'private', 'auth')",
  );
  return rows.map(({ name }) => String(name));
}

/** Counters that differ from the rows they count. */
export function wrongCounters(backend: LocalBackend): Promise<unknown[]> {
  return backend.query(`
    with counted (name, rows) as (
      values
        ('posts', (select count(*) from blog_posts where deleted_at is null)),
        ('published projects', (select count(*) from projects where deleted_at is null and status = 'published')),
        ('new inquiries', (select count(*) from contact_submissions where status = 'new')),
        ('unread inquiries', (select count(*) from contact_submissions where status = 'new' and read_at is null))
    )
    select counted.name from counted
    where rows <> (select coalesce(sum(value), 0) from private.counters where counters.name = counted.name)`);
}
