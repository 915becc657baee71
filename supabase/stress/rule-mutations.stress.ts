import { beforeAll, describe, expect, inject, it } from "vitest";
import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { call, callers } from "#supabase/tests/clients.ts";
import type { Caller } from "#supabase/tests/clients.ts";
import { OPERATIONS, RELATIONS } from "#supabase/tests/matrix.ts";
import { overHttp } from "#supabase/tests/matrix-attempts.ts";
import { ROLES } from "#supabase/tests/users.ts";
import type { Role } from "#supabase/tests/users.ts";
import { useNativeBackend } from "#supabase/tests/test-backend.ts";
import { PROBES } from "./trigger-probes.ts";
import type { Probe } from "./trigger-probes.ts";

/** Mutation test of the rules: disables every trigger once, and revokes every grant once. */

const native = inject("native");

if ("missing" in native) {
  it.skip(`NOT RUN: mutated rules on native PostgreSQL (${native.missing})`, () => undefined);
} else {
  describeTriggers(native.url);
  describeGrants(useNativeBackend(native.url));
}

function describeTriggers(server: string) {
  // Same as an owner's request: in the role of the API, by a function of the database's owner.
  const backend = useNativeBackend(server, (started) =>
    started.script(`
      create schema tests;
      grant usage on schema tests to authenticated;
      create function tests.end_memberships() returns void language sql security definer
      as 'update private.staff set active = false';
      create function tests.reply_to_any() returns void language sql security definer
      as 'insert into public.inquiry_replies (inquiry_id, subject, body) select id, ''Re'', ''x'' from public.contact_submissions limit 1';`),
  );

  describe("every single trigger", () => {
    it("has a probe", async () => {
      const rows = await backend.query(`
        select relname || '.' || tgname as name from pg_trigger
        join pg_class on pg_class.oid = tgrelid
        where not tgisinternal and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        order by 1`);
      expect(rows.map((row) => row["name"])).toEqual(Object.keys(PROBES).sort());
    });

    it.each(Object.entries(PROBES))("%s matters", async (name, probe) => {
      expect(await passes(backend, probe, ""), "enabled").toBe(true);
      const [relation, trigger] = name.split(".");
      const where = relation === "staff" ? "private.staff" : `public.${String(relation)}`;
      const off = `alter table ${where} disable trigger ${String(trigger)};`;
      expect(await passes(backend, probe, off), "disabled").toBe(false);
    });
  });
}

/** True if the check passes after the act; everything is rolled back. */
async function passes(backend: LocalBackend, probe: Probe, first: string): Promise<boolean> {
  const observe =
    probe.check === "refused"
      ? "raise exception 'seen: false'"
      : `raise exception 'seen: %', (${probe.check})`;
  const message = await backend
    .script(`do $probe$ begin ${first} ${probe.act}; ${observe}; end $probe$`)
    .then(() => "", String);
  const [, seen] = /seen: (t|f)/.exec(message) ?? [];
  return seen === undefined ? probe.check === "refused" : seen === "t";
}

function describeGrants(backend: LocalBackend) {
  describe("every single grant on a table", () => {
    let people: Record<Role, Caller>;
    beforeAll(async () => {
      people = await callers(backend);
      // The backend adds its own grants at the first request.
      await call(backend, people.anonymous, "GET", "/rest/v1/categories?select=id");
    });

    const cells = RELATIONS.flatMap((relation) =>
      OPERATIONS.flatMap((operation) =>
        (["anon", "authenticated"] as const).flatMap((grantee) => {
          const asGrantee = ROLES.filter((role) => (role === "anonymous") === (grantee === "anon"));
          const user = asGrantee.find((role) => relation.may[operation].includes(role));
          return user === undefined ? [] : [{ relation, operation, grantee, user }];
        }),
      ),
    );

    it.each(
      cells.map(
        (cell) => [`${cell.operation} on ${cell.relation.name} for ${cell.grantee}`, cell] as const,
      ),
    )("%s matters", async (_, { relation, operation, grantee, user }) => {
      const right = operation === "read" ? "select" : operation;
      await backend.script(`revoke ${right} on public.${relation.name} from ${grantee}, public`);
      try {
        const done = await overHttp(backend, people[user], relation, operation);
        expect(done, "taken away, and nobody noticed").toBe(false);
      } finally {
        await backend.script(`grant ${right} on public.${relation.name} to ${grantee}`);
      }
      expect(await overHttp(backend, people[user], relation, operation), "given back").toBe(true);
    });
  });
}
