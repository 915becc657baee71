import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";
import type { Database } from "#supabase/local/database.ts";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { call } from "./clients.ts";
import type { Caller } from "./clients.ts";
import type { Operation, Relation } from "./matrix.ts";
import { unique } from "./matrix.ts";

/** Tries one operation and returns whether it happened, according to the database and not to the
 * response. Tries one row first, then all rows at once: a statement without a filter needs no right
 * to read, so that the policies for writing are tested alone. */
export type Attempt = (
  backend: LocalBackend,
  caller: Caller,
  relation: Relation,
  operation: Operation,
) => Promise<boolean>;

export const overHttp: Attempt = async (backend, caller, relation, operation) => {
  const target = await relation.target(backend);
  const path = `/rest/v1/${relation.name}`;
  const row = `${path}?${relation.key}=eq.${target}`;
  if (operation === "read") {
    const response = await send(backend, caller, "GET", `${row}&select=${relation.key}`);
    const rows: unknown = response.ok ? await response.json() : [];
    return Array.isArray(rows) && rows.length === 1;
  }
  if (operation === "insert") {
    const mark = (await relation.mark?.(backend)) ?? unique();
    await send(backend, caller, "POST", path, relation.row(mark));
    return exists(backend, relation, relation.markColumn, mark);
  }
  return tryOneThenAll(backend, relation, operation, target, async (value, all) => {
    const method = operation === "update" ? "PATCH" : "DELETE";
    const body = operation === "update" ? { [relation.change.column]: value } : undefined;
    await send(backend, caller, method, all ? path : row, body);
  });
};

export const bySql: Attempt = async (backend, caller, relation, operation) => {
  const target = await relation.target(backend);
  const where = `where ${relation.key}::text = '${target}'`;
  if (operation === "read") {
    return (await inRole(backend, caller, `select from ${relation.name} ${where}`)) === 1;
  }
  if (operation === "insert") {
    const mark = (await relation.mark?.(backend)) ?? unique();
    await inRole(backend, caller, insertStatement(relation, mark));
    return exists(backend, relation, relation.markColumn, mark);
  }
  return tryOneThenAll(backend, relation, operation, target, async (value, all) => {
    const set = `update ${relation.name} set ${relation.change.column} = ${literal(value)}`;
    const statement = operation === "update" ? set : `delete from ${relation.name}`;
    await inRole(backend, caller, all ? statement : `${statement} ${where}`);
  });
};

async function tryOneThenAll(
  database: Database,
  relation: Relation,
  operation: "update" | "delete",
  target: string,
  write: (value: unknown, all: boolean) => Promise<void>,
): Promise<boolean> {
  for (const all of [false, true]) {
    const value = relation.change.value();
    await write(value, all);
    const now = await valueOf(database, relation, target);
    if (operation === "delete" ? now === null : isDeepStrictEqual(now?.value, value)) return true;
  }
  return false;
}

/** Responses to a caller without the right; any other response means that the request itself was
 * wrong. */
const REFUSED = [401, 403, 405];

async function send(
  backend: LocalBackend,
  caller: Caller,
  method: string,
  path: string,
  body?: unknown,
) {
  const response = await call(backend, caller, method, path, body, { prefer: "return=minimal" });
  if (!response.ok)
    expect(REFUSED, `${method} ${path}: ${await response.clone().text()}`).toContain(
      response.status,
    );
  return response;
}

function insertStatement(relation: Relation, mark: string): string {
  const row = relation.row(mark);
  const values = Object.values(row).map(literal);
  return `insert into ${relation.name} (${Object.keys(row).join(", ")}) values (${values.join(", ")})`;
}

function literal(value: unknown): string {
  return typeof value === "string" ? `'${value}'` : `'${JSON.stringify(value)}'::jsonb`;
}

/** insufficient_privilege; object_not_in_prerequisite_state (read-only view); refused by a trigger. */
const REFUSED_CODES = ["42501", "55000", "PGRST"];

/** Runs a statement as PostgREST would for this caller; returns the number of rows, 0 when refused. */
export async function inRole(
  database: Database,
  caller: Caller,
  statement: string,
): Promise<number> {
  const role = caller.token === null ? "anon" : "authenticated";
  try {
    const [row] = await database.query("select tests.in_role($1, $2, $3) as rows", [
      role,
      JSON.stringify(caller.claims),
      statement,
    ]);
    return Number(row?.["rows"]);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    expect(REFUSED_CODES, `${statement}: ${String(error)}`).toContain(code);
    return 0;
  }
}

export const IN_ROLE = `
create schema if not exists tests;
create or replace function tests.in_role(role_name text, claims text, statement text)
returns bigint
language plpgsql
as $$
declare
  touched bigint;
begin
  perform set_config('request.jwt.claims', claims, true);
  perform set_config('request.jwt.claim.sub', coalesce(claims::json ->> 'sub', ''), true);
  execute format('set local role %I', role_name);
  execute statement;
  get diagnostics touched = row_count;
  return touched;
end
$$;`;

async function valueOf(
  database: Database,
  relation: Relation,
  key: string,
): Promise<{ value: unknown } | null> {
  const [row] = await database.query(
    `select to_jsonb(${relation.change.column}) as value from ${relation.name} where ${relation.key}::text = $1`,
    [key],
  );
  return row === undefined ? null : { value: row["value"] };
}

async function exists(database: Database, relation: Relation, column: string, value: string) {
  const rows = await database.query(`select from ${relation.name} where ${column}::text = $1`, [
    value,
  ]);
  return rows.length > 0;
}
