import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { callerOf, signedIn } from "./clients.ts";
import { newInquiry, newUser, one, unique } from "./matrix.ts";
import { PEOPLE } from "./users.ts";
import type { Role } from "./users.ts";

/** Rows that the calls of function-matrix.ts need, and what they leave. */

/** Whether a row matches; `rows` is what follows FROM, with the value as $1. */
export async function exists(
  backend: LocalBackend,
  rows: string,
  value: unknown,
): Promise<boolean> {
  return (await backend.query(`select from ${rows}`, [value])).length > 0;
}

/** The id of a new active member with the role editor. */
export async function newEditor(backend: LocalBackend): Promise<string> {
  const member = await newUser(backend);
  await backend.query("insert into private.staff (user_id, role) values ($1, 'editor')", [member]);
  return member;
}

/** The old address of the first redirect. */
export function firstOldPath(items: unknown): unknown {
  return (items as readonly { readonly from_path: string }[])[0]?.from_path;
}

/** The id of a mail that was given up. */
export async function failedMail(backend: LocalBackend): Promise<unknown> {
  const inquiry = await newInquiry(backend);
  return one(
    backend,
    `insert into private.outbox (kind, recipient, inquiry_id, unique_key, failed_at, last_error)
     values ('inquiry-notice', 'a@studio.test', '${inquiry}', '${unique()}', now(), 'refused') returning id`,
  );
}

/** The id of an invitation without a mail. */
export function newInvitation(backend: LocalBackend): Promise<unknown> {
  return one(
    backend,
    `insert into private.invitations (email, role, expires_at, code_hash)
     values ('${unique()}@studio.test', 'editor', now() + interval '7 days', sha256('${unique()}')) returning id`,
  );
}

/** A second session of the same user; the first one makes the call. */
export async function anotherSession(backend: LocalBackend, role: Role): Promise<unknown> {
  if (role === "anonymous") return null;
  const { claims } = await callerOf(await signedIn(backend, PEOPLE[role].email));
  return claims["session_id"];
}
