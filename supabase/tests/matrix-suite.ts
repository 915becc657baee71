import { beforeAll, describe, expect, it } from "vitest";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { callers } from "./clients.ts";
import type { Caller } from "./clients.ts";
import { OPERATIONS } from "./matrix.ts";
import type { Relation } from "./matrix.ts";
import type { Attempt } from "./matrix-attempts.ts";
import { IN_ROLE } from "./matrix-attempts.ts";
import { ROLES } from "./users.ts";
import type { Role } from "./users.ts";

/** Every role tries every operation on every relation: one test per cell of the matrix. */
export function describeMatrix(
  name: string,
  backend: LocalBackend,
  relations: readonly Relation[],
  attempt: Attempt,
  prepare: () => Promise<void> = () => Promise.resolve(),
) {
  describe(name, () => {
    let people: Record<Role, Caller>;

    beforeAll(async () => {
      await backend.script(IN_ROLE);
      people = await callers(backend);
      await prepare();
    });

    for (const relation of relations) {
      for (const operation of OPERATIONS) {
        for (const role of ROLES) {
          const allowed = relation.may[operation].includes(role);
          it(`${role} ${allowed ? "may" : "may not"} ${operation} ${relation.name}`, async () => {
            expect(await attempt(backend, people[role], relation, operation)).toBe(allowed);
          });
        }
      }
    }
  });
}

/** A mistake in the setup of a hosted database: all rights granted, so that only the policies protect
 * rows. */
export async function grantEverything(backend: LocalBackend) {
  const roles = "public, anon, authenticated";
  const schemas = "public, private, storage";
  await backend.script(`
    grant usage on schema ${schemas} to ${roles};
    grant all on all tables in schema ${schemas} to ${roles};
    grant all on all sequences in schema ${schemas} to ${roles};
    grant all on all functions in schema ${schemas} to ${roles};
  `);
}
