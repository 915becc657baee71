import { beforeAll, describe, expect, inject, it } from "vitest";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { callers } from "#supabase/tests/clients.ts";
import type { Caller } from "#supabase/tests/clients.ts";
import { FILE_ROWS } from "#supabase/tests/file-rows.ts";
import { OPERATIONS, RELATIONS } from "#supabase/tests/matrix.ts";
import type { Relation } from "#supabase/tests/matrix.ts";
import type { Attempt } from "#supabase/tests/matrix-attempts.ts";
import { bySql, IN_ROLE, overHttp } from "#supabase/tests/matrix-attempts.ts";
import { ROLES } from "#supabase/tests/users.ts";
import type { Role } from "#supabase/tests/users.ts";
import { fileCells } from "#supabase/tests/storage-matrix.ts";
import { useNativeBackend } from "#supabase/tests/test-backend.ts";

/** Mutation test of the matrix: drops every policy once, and opens it to every role once; each time at
 * least one cell must have an unexpected result. */

interface Policy {
  readonly table: string;
  readonly name: string;
  readonly clauses: readonly string[];
  readonly open: boolean;
}

const native = inject("native");

if ("missing" in native) {
  it.skip(`NOT RUN: mutated policies on native PostgreSQL (${native.missing})`, () => undefined);
} else {
  const backend = useNativeBackend(native.url, (started) => started.script(IN_ROLE));
  describeMutations(backend);
}

function describeMutations(backend: LocalBackend) {
  describe("every single policy", () => {
    let people: Record<Role, Caller>;
    let policies: Policy[];

    beforeAll(async () => {
      people = await callers(backend);
      policies = await readPolicies(backend);
    });

    it("is one of the 50 of the migrations", () => {
      expect(policies.map(({ name }) => name)).toHaveLength(50);
    });

    it("matters: without it a member cannot work", async () => {
      for (const policy of policies) {
        const drop = `drop policy ${quoted(policy.name)} on ${policy.table}`;
        const wrong = await mutated(backend, policy, drop, () =>
          firstWrongCell(backend, people, policy),
        );
        expect(wrong, `"${policy.name}" was dropped, and nothing noticed`).not.toBeNull();
      }
    }, 300_000);

    it("matters: opened to every role, it allows too much", async () => {
      for (const policy of policies.filter(({ open }) => !open)) {
        const clauses = policy.clauses.map((clause) => `${clause} (true)`).join(" ");
        const open = `alter policy ${quoted(policy.name)} on ${policy.table} to public ${clauses}`;
        const wrong = await mutated(backend, policy, open, () =>
          firstWrongCell(backend, people, policy),
        );
        expect(wrong, `"${policy.name}" was opened, and nothing noticed`).not.toBeNull();
      }
    }, 300_000);
  });
}

async function readPolicies(backend: LocalBackend): Promise<Policy[]> {
  const rows = await backend.query(`
    select schemaname || '.' || tablename as table, policyname, qual, with_check
    from pg_policies where schemaname in ('public', 'private', 'storage') order by 1, 2`);
  return rows.map((row) => ({
    table: String(row["table"]),
    name: String(row["policyname"]),
    clauses: [
      ...(row["qual"] === null ? [] : ["using"]),
      ...(row["with_check"] === null ? [] : ["with check"]),
    ],
    open: row["qual"] === "true" || row["with_check"] === "true",
  }));
}

/** Runs a task while one policy is changed, then restores the policy from its own definition. */
async function mutated<T>(
  backend: LocalBackend,
  policy: Policy,
  mutation: string,
  task: () => Promise<T>,
) {
  const restore = await definitionOf(backend, policy);
  await backend.script(mutation);
  try {
    return await task();
  } finally {
    await backend.script(
      `drop policy if exists ${quoted(policy.name)} on ${policy.table}; ${restore}`,
    );
  }
}

async function definitionOf(backend: LocalBackend, { table, name }: Policy): Promise<string> {
  const [row] = await backend.query(
    `select format('create policy %I on %s for %s to %s', policyname, $1::text, cmd, array_to_string(roles, ', '))
      || coalesce(' using (' || qual || ')', '') || coalesce(' with check (' || with_check || ')', '') as sql
    from pg_policies where schemaname || '.' || tablename = $1 and policyname = $2`,
    [table, name],
  );
  return String(row?.["sql"]);
}

function quoted(name: string): string {
  return `"${name}"`;
}

async function firstWrongCell(
  backend: LocalBackend,
  people: Record<Role, Caller>,
  policy: Policy,
): Promise<string | null> {
  if (policy.table === "storage.objects") {
    const overWire = await firstWrongFileCell(backend, people);
    return overWire ?? firstWrongRowCell(backend, people, FILE_ROWS, bySql);
  }
  const relation = RELATIONS.find(({ name }) => `public.${name}` === policy.table);
  if (relation === undefined) throw new Error(`${policy.table} is not in the matrix.`);
  return firstWrongRowCell(backend, people, relation, overHttp);
}

async function firstWrongRowCell(
  backend: LocalBackend,
  people: Record<Role, Caller>,
  relation: Relation,
  attempt: Attempt,
): Promise<string | null> {
  for (const operation of OPERATIONS) {
    for (const role of ROLES) {
      const allowed = relation.may[operation].includes(role);
      const done = await attempt(backend, people[role], relation, operation);
      if (done !== allowed) return `${role} ${operation}`;
    }
  }
  return null;
}

async function firstWrongFileCell(backend: LocalBackend, people: Record<Role, Caller>) {
  for (const cell of [
    ...fileCells("blog-images"),
    ...fileCells("reply-files"),
    ...fileCells("inquiry-files"),
  ]) {
    const done = await cell.attempt(backend, people).catch(() => !cell.allowed);
    if (done !== cell.allowed) return cell.name;
  }
  return null;
}
