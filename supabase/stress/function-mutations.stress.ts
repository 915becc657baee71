import { beforeAll, describe, expect, inject, it } from "vitest";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { call, callers } from "#supabase/tests/clients.ts";
import type { Caller } from "#supabase/tests/clients.ts";
import { callWorks } from "#supabase/tests/function-calls.ts";
import { FUNCTIONS } from "#supabase/tests/function-matrix.ts";
import type { ServerFunction } from "#supabase/tests/server-function.ts";
import { describeFunctions } from "#supabase/tests/function-suite.ts";
import { OPERATIONS, RELATIONS } from "#supabase/tests/matrix.ts";
import { IN_ROLE, inRole, overHttp } from "#supabase/tests/matrix-attempts.ts";
import { ROLES } from "#supabase/tests/users.ts";
import type { Role } from "#supabase/tests/users.ts";
import { fileCells } from "#supabase/tests/storage-matrix.ts";
import { useNativeBackend } from "#supabase/tests/test-backend.ts";

/** Mutation test of the function matrix: revokes every grant on a function once, and makes every
 * permission check inside a function pass once. A test of the matrix must fail each time. */

const native = inject("native");

if ("missing" in native) {
  it.skip(`NOT RUN: mutated functions on native PostgreSQL (${native.missing})`, () => undefined);
} else {
  const backend = useNativeBackend(native.url, (started) => started.script(IN_ROLE));
  describeFunctions("functions on native PostgreSQL", backend, undefined, true);
  describeMutations(backend);
}

function describeMutations(backend: LocalBackend) {
  describe("every single function", () => {
    let people: Record<Role, Caller>;
    beforeAll(async () => {
      people = await callers(backend);
      // The backend adds its own grants at the first request.
      await call(backend, people.anonymous, "GET", "/rest/v1/categories?select=id");
    });

    it("matters: without its grant a test of the matrix fails", async () => {
      const unnoticed: string[] = [];
      for (const { signature, grantee } of await grantedFunctions(backend)) {
        const wrong = await meanwhile(
          backend,
          `revoke execute on function ${signature} from ${grantee}, public`,
          `grant execute on function ${signature} to ${grantee}`,
          () => firstWrong(backend, people, signature),
        );
        if (wrong === null) unnoticed.push(`${signature} for ${grantee}`);
      }
      expect(unnoticed, "taken away, and nothing noticed").toEqual([]);
    }, 600_000);

    it("checks its caller: without the check a test of the matrix fails", async () => {
      const unnoticed: string[] = [];
      for (const { signature, definition, open } of await checkingFunctions(backend)) {
        const look = () => firstWrong(backend, people, signature);
        const wrong = await meanwhile(backend, open, definition, look);
        if (wrong === null) unnoticed.push(signature);
      }
      expect(unnoticed, "asks nobody any more, and nothing noticed").toEqual(SECOND_LOCKS);
    }, 600_000);
  });
}

/** Functions with the caller's rights: row-level security alone protects their results. */
const SECOND_LOCKS = ["post_tags()", "recent_activity()"];

async function grantedFunctions(backend: LocalBackend) {
  const rows = await backend.query(`
    select pg_proc.oid::regprocedure::text as signature, grantee
    from pg_proc, unnest(array['anon', 'authenticated']) as grantee
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and has_function_privilege(grantee, pg_proc.oid, 'execute')
    order by 1, 2`);
  return rows.map((row) => ({
    signature: String(row["signature"]),
    grantee: String(row["grantee"]),
  }));
}

const QUESTIONS = /private\.is_(staff|owner)\(\)/g;
const COMMAND = "perform private.require_owner();";

async function checkingFunctions(backend: LocalBackend) {
  const rows = await backend.query(`
    select oid::regprocedure::text as signature, pg_get_functiondef(oid) as definition
    from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prokind = 'f'
    order by 1`);
  return rows.flatMap((row) => {
    const [signature, definition] = [String(row["signature"]), String(row["definition"])];
    const [head = "", ...body] = definition.split("AS $function$");
    const opened = body.join("").replace(QUESTIONS, "true").replace(COMMAND, "");
    if (body.join("") === opened) return [];
    return [{ signature, definition, open: `${head}AS $function$${opened}` }];
  });
}

async function meanwhile<T>(
  backend: LocalBackend,
  mutation: string,
  undo: string,
  task: () => Promise<T>,
): Promise<T> {
  await backend.script(mutation);
  try {
    return await task();
  } finally {
    await backend.script(undo);
  }
}

/** The first cell with an unexpected result, starting with those of the function itself; null without
 * one. */
async function firstWrong(
  backend: LocalBackend,
  people: Record<Role, Caller>,
  signature: string,
): Promise<string | null> {
  const called = /(\w+)\(/.exec(signature)?.[1];
  const own = FUNCTIONS.filter(({ name }) => name === called);
  for (const cell of cells(own.length > 0 ? own : FUNCTIONS)) {
    const done = await cell.attempt(backend, people).catch(() => !cell.allowed);
    if (done !== cell.allowed) return cell.name;
  }
  return null;
}

interface Cell {
  readonly name: string;
  readonly allowed: boolean;
  readonly attempt: (backend: LocalBackend, people: Record<Role, Caller>) => Promise<boolean>;
}

/** Includes the cells of rows and files: policies call functions. */
function cells(functions: readonly ServerFunction[]): Cell[] {
  const ofFunctions = functions.flatMap((called) =>
    ROLES.map((role) => ({
      name: `${role} calls ${called.name}`,
      allowed: called.may.includes(role),
      attempt: (backend: LocalBackend, people: Record<Role, Caller>) =>
        callWorks(backend, people[role], role, called, true),
    })),
  );
  const ofRows = RELATIONS.flatMap((relation) =>
    OPERATIONS.flatMap((operation) =>
      ROLES.map((role) => ({
        name: `${role} ${operation} ${relation.name}`,
        allowed: relation.may[operation].includes(role),
        attempt: (backend: LocalBackend, people: Record<Role, Caller>) =>
          overHttp(backend, people[role], relation, operation),
      })),
    ),
  );
  // Not part of the data API; callers with direct access must get no data either.
  const counter = {
    name: "outsider reads a counter",
    allowed: false,
    attempt: async (backend: LocalBackend, { outsider }: Record<Role, Caller>) =>
      (await inRole(backend, outsider, "select where private.counter_value('posts') is not null")) >
      0,
  };
  const ofFiles = (["blog-images", "reply-files", "inquiry-files"] as const).flatMap(fileCells);
  return [...ofFunctions, counter, ...ofRows, ...ofFiles];
}
