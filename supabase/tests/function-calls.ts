import { expect } from "vitest";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { call } from "./clients.ts";
import type { Caller } from "./clients.ts";
import type { ServerFunction } from "./server-function.ts";
import { inRole } from "./matrix-attempts.ts";
import type { Role } from "./users.ts";

/** A row in the result of each function, if the caller may read it. */
const WORLD = `
  insert into blog_posts (title, tags, featured_image_url) values ('Post', '{oak}', 'https://x.test/1700000000000-abcdef.png');
  insert into projects (title, status) values ('One', 'published'), ('Two', 'published');
  insert into contact_submissions (name, email, message) values ('A', 'a@visitor.test', 'x');`;

/** Calls a function and returns whether it returned or changed anything. */
export async function callWorks(
  backend: LocalBackend,
  caller: Caller,
  role: Role,
  { name, args, works, statement }: ServerFunction,
  bySql = false,
): Promise<boolean> {
  await backend.script(WORLD);
  const context = { backend, role, caller };
  const given = (await args?.(context)) ?? {};
  if (bySql && statement !== undefined && works !== undefined) {
    await inRole(backend, caller, statement(given));
    return works(context, given);
  }
  const response = await call(backend, caller, "POST", `/rest/v1/rpc/${name}`, given);
  const text = await response.text();
  // A function without a grant does not exist for the caller (404).
  if (!response.ok) expect([401, 403, 404], `${name}: ${text}`).toContain(response.status);
  if (works !== undefined) return works(context, given);
  return response.ok && revealsRows(JSON.parse(text));
}

function revealsRows(body: unknown): boolean {
  if (typeof body === "object" && body !== null) return Object.keys(body).length > 0;
  return Boolean(body);
}
