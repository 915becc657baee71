import { beforeAll, describe, expect, it } from "vitest";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { callers } from "./clients.ts";
import type { Caller } from "./clients.ts";
import { callWorks } from "./function-calls.ts";
import { FUNCTIONS } from "./function-matrix.ts";
import { ROLES } from "./users.ts";
import type { Role } from "./users.ts";

/** Every role calls every function: one test per cell. */
export function describeFunctions(
  name: string,
  backend: LocalBackend,
  prepare: () => Promise<void> = () => Promise.resolve(),
  native = false,
) {
  describe(name, () => {
    let people: Record<Role, Caller>;
    beforeAll(async () => {
      people = await callers(backend);
      await prepare();
    });

    it("are all in the matrix", async () => {
      const rows = await backend.query(
        `select distinct proname from pg_proc where pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') order by 1`,
      );
      expect(rows.map((row) => row["proname"])).toEqual(FUNCTIONS.map((call) => call.name).sort());
    });

    for (const call of FUNCTIONS) {
      for (const role of ROLES) {
        const allowed = call.may.includes(role);
        it(`${role} ${allowed ? "may" : "may not"} call ${call.name}`, async () => {
          expect(await callWorks(backend, people[role], role, call, native)).toBe(allowed);
        });
      }
    }
  });
}
