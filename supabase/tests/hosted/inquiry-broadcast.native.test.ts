import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applyMigrations } from "./apply-migrations.ts";
import { startHostedDatabase } from "./start-hosted.ts";
import type { HostedDatabase } from "./start-hosted.ts";

const hosted = await startHostedDatabase();

if ("missing" in hosted) {
  it.skip(`NOT RUN: a database like a hosted one (${hosted.missing})`, () => undefined);
} else {
  describeBroadcast(hosted);
}

const OWNER = "00000000-0000-4000-8000-0000000000aa";
const SESSION = "00000000-0000-4000-8000-0000000000bb";

const INQUIRY = `
  insert into contact_submissions (name, email, message)
  values ('Ann', 'ann@visitor.test', 'A kitchen')`;

function describeBroadcast(database: HostedDatabase) {
  const query = (sql: string) => database.query(sql);
  const announced = () => query("select topic, event, payload, private from realtime.messages");
  const ANNOUNCEMENT = { topic: "inquiries", event: "changed", payload: {}, private: true };
  const partition = () =>
    query("create table realtime.messages_all partition of realtime.messages default");
  /** Messages that a role can read, as Realtime asks when it joins a channel. */
  const readBy = async (role: string, claims: object, topic = "inquiries") => {
    await query(`begin; set local role ${role};
      set local request.jwt.claims = '${JSON.stringify(claims)}'; set local realtime.topic = '${topic}'`);
    try {
      return (await query("select from realtime.messages")).length;
    } finally {
      await query("rollback");
    }
  };

  describe("SU11 changes of inquiries are announced by Realtime", () => {
    beforeAll(async () => {
      await applyMigrations(database);
      await partition();
      await query(`insert into auth.users (id, email, aud, role)
          values ('${OWNER}', 'owner@studio.test', 'authenticated', 'authenticated');
        insert into auth.sessions (id, user_id) values ('${SESSION}', '${OWNER}');
        select private.add_staff('owner@studio.test', 'owner')`);
    });
    afterAll(() => database.stop());
    beforeEach(() => query("delete from contact_submissions; delete from realtime.messages"));

    it("when one comes in, changes and is erased; the message names nobody", async () => {
      for (const change of [
        INQUIRY,
        "update contact_submissions set status = 'won'",
        "delete from contact_submissions",
      ]) {
        await query("delete from realtime.messages");
        await query(change);
        expect(await announced()).toEqual([ANNOUNCEMENT]);
      }
    });

    it("but not while a backup is restored", async () => {
      await query(`begin; select pg_current_xact_id();
        select set_config('studio.restoring', pg_current_xact_id()::text, true); ${INQUIRY}; commit`);
      expect(await announced()).toEqual([]);
    });

    it("to members, on their channel only", async () => {
      await query(INQUIRY);
      const member = { sub: OWNER, session_id: SESSION, role: "authenticated" };
      expect(await readBy("authenticated", member)).toBe(1);
      expect(await readBy("authenticated", member, "others")).toBe(0);
      expect(await readBy("authenticated", { ...member, sub: crypto.randomUUID() })).toBe(0);
      expect(await readBy("anon", { role: "anon" })).toBe(0);
      await query("update private.staff set active = false");
      expect(await readBy("authenticated", member)).toBe(0);
    });

    it.each([
      ["has no room for a message", "drop table realtime.messages_all", partition],
      [
        "throws",
        "alter function realtime.topic() rename to old_topic",
        () => query("alter function realtime.old_topic() rename to topic"),
      ],
      [
        "may not be called",
        "revoke execute on function realtime.send from public, postgres",
        () => query("grant execute on function realtime.send to public"),
      ],
    ])("an inquiry is stored where Realtime %s", async (_fault, sql, undo) => {
      await query(`set role supabase_realtime_admin; ${sql}; reset role`);
      await query(INQUIRY);
      await query("set role supabase_realtime_admin");
      await undo();
      await query("reset role");
      expect(await query("select name from contact_submissions")).toEqual([{ name: "Ann" }]);
    });
  });
}
