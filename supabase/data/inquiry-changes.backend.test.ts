import { describe, expect, it } from "vitest";
import { mediaBase, readAllRows, restoreBackup } from "./backup.ts";
import { getInquiry, listInquiries, sendInquiry } from "./inquiries.ts";
import { updateInquiry } from "./inquiry-changes.ts";
import { createMember } from "#supabase/local/create-member.ts";
import { changeMember, listActiveMembers } from "./members.ts";
import { PASSWORD, useRealBackend } from "./testing/real-backend.ts";
import { newInquiry } from "./testing/rows.ts";

const backend = useRealBackend();
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

/** Submits an inquiry with a unique address and returns its row from the inbox. */
async function received(name: string) {
  const { visitor, staff } = backend();
  await sendInquiry(visitor, newInquiry({ name, email: `${name}@example.com` }));
  const [row] = (await listInquiries(staff, { search: name })).rows;
  if (row === undefined) throw new Error(`No inquiry of ${name}`);
  return row;
}

/** Adds a member and returns the id. */
function added(email: string): Promise<string> {
  return createMember(backend().server, { email, password: PASSWORD, role: "editor" });
}

describe("SU24 an inquiry", () => {
  it("is assigned to nobody at first, and to a member and back, each with a new version", async () => {
    const { staff } = backend();
    const { id, version, assignee_id } = await received("assigned");
    expect(assignee_id).toBeNull();
    const member = await added("assignee@studio.test");
    const change = { id, version, assignee_id: member };
    const saved = await updateInquiry(staff, change);
    expect(saved).toMatchObject({ assignee_id: member, version: 2, status: "new" });
    expect(await updateInquiry(staff, change), "a repeated request").toEqual(saved);
    const other = { ...change, assignee_id: null };
    await expect(updateInquiry(staff, other)).rejects.toMatchObject({ code: "conflict" });
    expect(await updateInquiry(staff, { ...other, version: 2 })).toMatchObject({
      assignee_id: null,
      version: 3,
    });
  });

  it("cannot be assigned to a person who is no member or whose membership has ended", async () => {
    const { staff, server } = backend();
    const { id, version } = await received("refused");
    const [outsider] = await server.query(
      "insert into auth.users (id, email) values (gen_random_uuid(), 'nobody@else.test') returning id",
    );
    const former = await added("former@studio.test");
    await changeMember(staff, former, "editor", false);
    for (const assignee_id of [String(outsider?.["id"]), former, crypto.randomUUID()]) {
      await expect(updateInquiry(staff, { id, version, assignee_id })).rejects.toMatchObject({
        code: "invalid",
        field: "assignee_id",
      });
    }
    expect((await listActiveMembers(staff)).map(({ id: member }) => member)).not.toContain(former);
  });

  it("is assigned to nobody when the membership ends or the account is deleted", async () => {
    const { staff, server } = backend();
    const { id, version } = await received("left");
    const first = await added("first@studio.test");
    await updateInquiry(staff, { id, version, assignee_id: first });
    await changeMember(staff, first, "editor", false);
    const left = await getInquiry(staff, id);
    expect(left).toMatchObject({ assignee_id: null, version: 3 });
    const second = await added("second@studio.test");
    await updateInquiry(staff, { id, version: 3, assignee_id: second });
    await server.query("delete from auth.users where id = $1", [second]);
    expect(await getInquiry(staff, id)).toMatchObject({ assignee_id: null });
  });

  it("has a reminder, which another time makes due again", async () => {
    const { staff, server } = backend();
    const { id, version } = await received("reminded");
    const change = { id, version, remind_at: TOMORROW };
    const saved = await updateInquiry(staff, change);
    expect(Date.parse(saved.remind_at ?? "")).toBe(Date.parse(TOMORROW));
    expect(await updateInquiry(staff, change), "a repeated request").toEqual(saved);
    await server.query("update contact_submissions set reminded_at = now() where id = $1", [id]);
    const won = await updateInquiry(staff, { id, version: 2, status: "won" });
    expect(won.reminded_at).not.toBeNull();
    const none = await updateInquiry(staff, { id, version: 3, remind_at: null });
    expect(none).toMatchObject({ remind_at: null, reminded_at: null, version: 4 });
  });

  it.each(["2001-01-01T00:00:00Z", "2999-01-01T00:00:00Z", "infinity"])(
    "refuses a reminder at %s",
    async (remind_at) => {
      const { staff } = backend();
      const { id, version } = await received(`at${crypto.randomUUID().slice(0, 8)}`);
      await expect(updateInquiry(staff, { id, version, remind_at })).rejects.toMatchObject({
        code: "invalid",
        field: "remind_at",
      });
    },
  );

  it("has marks of the job that members cannot forge", async () => {
    const { staff } = backend();
    const { id } = await received("forged");
    const marks = { reminded_at: TOMORROW, reply_warned_at: TOMORROW };
    await staff.rest.from("contact_submissions").update(marks).eq("id", id);
    expect(await getInquiry(staff, id)).toMatchObject({
      reminded_at: null,
      reply_warned_at: null,
      version: 1,
    });
  });

  it("has no assignment of a visitor: the columns are refused or empty", async () => {
    const { visitor, staff, server } = backend();
    const [owner] = await server.query("select user_id as id from private.staff limit 1");
    const row = {
      ...newInquiry({ name: "forger", email: "forger@example.com" }),
      assignee_id: String(owner?.["id"]),
      remind_at: TOMORROW,
      reminded_at: TOMORROW,
      reply_warned_at: TOMORROW,
    };
    // The embedded backend grants visitors every column, hosted Supabase only those of the form.
    await visitor.rest.from("contact_submissions").insert(row);
    const { rows } = await listInquiries(staff, { search: "forger" });
    expect(rows).toMatchObject([
      { assignee_id: null, remind_at: null, reminded_at: null, reply_warned_at: null },
    ]);
  });

  it("is in the list of its assignee, with and without a search, and in the count", async () => {
    const { staff } = backend();
    const { id, version } = await received("mine");
    await received("minefield");
    const assignedTo = await added("mine@studio.test");
    await updateInquiry(staff, { id, version, assignee_id: assignedTo });
    for (const query of [{ assignedTo }, { assignedTo, search: "mine" }]) {
      const { rows, total } = await listInquiries(staff, query);
      expect([rows.map((row) => row.id), total]).toEqual([[id], 1]);
    }
  });

  it("keeps assignee and reminder in a backup, but no former member", async () => {
    const { staff, server } = backend();
    const [stays, left] = [await received("stays"), await received("dropped")];
    const [member, former] = [await added("stays@studio.test"), await added("goes@studio.test")];
    const version = 1;
    await updateInquiry(staff, { id: stays.id, version, assignee_id: member, remind_at: TOMORROW });
    await updateInquiry(staff, { id: left.id, version, assignee_id: former });
    await server.query("update contact_submissions set reply_warned_at = now() where id = $1", [
      stays.id,
    ]);
    const before = await getInquiry(staff, stays.id);
    const rows = await readAllRows(staff);
    await changeMember(staff, former, "editor", false);
    await restoreBackup(staff, rows, [], mediaBase(staff), () => undefined);
    expect(await getInquiry(staff, stays.id)).toEqual(before);
    expect(await getInquiry(staff, left.id)).toMatchObject({ assignee_id: null, version: 2 });
  });
});
