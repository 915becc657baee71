import { randomUUID } from "node:crypto";
import { hash } from "bcryptjs";
import type { Database } from "./database.ts";

export interface NewMember {
  readonly email: string;
  readonly password: string;
  readonly role: "owner" | "editor";
}

/** Adds a member with an account, or gives an existing one this password and role. The
 * LIMITATIONS.md of Lite 0.10.0 lists the admin API as planned, so the rows are written in the form that
 * its auth service reads. Returns the user's id. */
export async function createMember(database: Database, member: NewMember): Promise<string> {
  const id = await createUser(database, member.email, member.password);
  await database.query("select private.add_staff($1, $2)", [member.email, member.role]);
  return id;
}

/** Adds an account without a membership. */
export async function createUser(
  database: Database,
  email: string,
  password: string,
): Promise<string> {
  const address = email.trim().toLowerCase();
  const encrypted = await hash(password, 10);
  const [known] = await database.query("select id from auth.users where email = $1", [address]);
  if (known !== undefined) {
    await database.query("update auth.users set encrypted_password = $2 where email = $1", [
      address,
      encrypted,
    ]);
    return String(known["id"]);
  }
  const id = randomUUID();
  await database.query(INSERT_USER, [id, address, encrypted]);
  await database.query(INSERT_IDENTITY, [randomUUID(), id, address]);
  return id;
}

const INSERT_USER = `
insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
values ($1, 'authenticated', 'authenticated', $2, $3, now(), '{"provider": "email", "providers": ["email"]}', '{}')`;

const INSERT_IDENTITY = `
insert into auth.identities (id, provider, provider_id, user_id, identity_data)
values ($1, 'email', $2::text, $2::uuid, jsonb_build_object('sub', $2::text, 'email', $3::text, 'email_verified', true))`;
