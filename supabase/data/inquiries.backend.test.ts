import { describe, expect, it } from "vitest";
import {
  eraseInquiry,
  listAllInquiries,
  getInquiry,
  listInquiries,
  markInquiryRead,
  markInquiryUnread,
  sendInquiry,
  unreadInquiries,
} from "./inquiries.ts";
import { signIn } from "./auth.ts";
import { updateInquiry } from "./inquiry-changes.ts";
import { REPLY_WITHIN_HOURS } from "./limits.ts";
import { inquiriesOfSender } from "./related-inquiries.ts";
import { dashboardCounts } from "./overview.ts";
import { PASSWORD, PEOPLE, useRealBackend } from "./testing/real-backend.ts";
import { newInquiry } from "./testing/rows.ts";

const backend = useRealBackend();

/** Submits an inquiry with a unique address and returns its row from the inbox. */
async function received(name: string) {
  const { visitor, staff } = backend();
  await sendInquiry(visitor, newInquiry({ name, email: `${name}@example.com` }));
  const [row] = (await listInquiries(staff, { search: name })).rows;
  if (row === undefined) throw new Error(`No inquiry of ${name}`);
  return row;
}

describe("an inquiry", () => {
  it("CT12 SU11 stores its nine texts, new and unread", async () => {
    const { visitor, staff } = backend();
    const { count: before } = await unreadInquiries(staff);
    const inquiry = newInquiry({
      name: "Żaneta",
      email: "zaneta@example.com",
      phone: "+48 600 000 000",
      subject: "Kitchen",
      message: 'A "kitchen", please 🛋',
      service_interest: "renovation",
      project_type: "residential",
      budget_range: "25k-50k",
      timeline: "asap",
    });
    await sendInquiry(visitor, inquiry);
    const { rows } = await listInquiries(staff, { search: "zaneta@" });
    expect(rows[0]).toMatchObject({ ...inquiry, status: "new", read_at: null, version: 1 });
    const unread = await unreadInquiries(staff);
    expect(unread.count).toBe(before + 1);
    expect(unread.newest[0]).toMatchObject({ name: "Żaneta", subject: "Kitchen" });
    expect((await dashboardCounts(staff)).newInquiries).toBe(before + 1);
  });

  it("CT06 may omit every optional field", async () => {
    expect(await received("sparse")).toMatchObject({ phone: "", timeline: "" });
  });

  it.each([
    [{ name: " " }, "name"],
    [{ email: "nobody" }, "email"],
    [{ message: "" }, "message"],
    [{ message: "x".repeat(5001) }, "message"],
    [{ phone: "1".repeat(41) }, "phone"],
  ])("CT15 is refused with the field and a sentence: %#", async (fault, field) => {
    const failed = sendInquiry(backend().visitor, newInquiry(fault));
    await expect(failed).rejects.toMatchObject({ code: "invalid", field });
    await expect(failed).rejects.toThrow(/^[A-Z].*\.$/);
  });

  it("CT17 sent twice is stored once and reported as successful both times", async () => {
    const { visitor, staff } = backend();
    const inquiry = newInquiry({ name: "twice", email: "twice@example.com" });
    await sendInquiry(visitor, inquiry);
    await expect(sendInquiry(visitor, inquiry)).resolves.toBeUndefined();
    expect((await listInquiries(staff, { search: "twice" })).total).toBe(1);
  });

  it("CT15 beyond three an hour is refused with the server's sentence", async () => {
    const { visitor } = backend();
    const send = (message: string) =>
      sendInquiry(visitor, newInquiry({ email: "eager@example.com", message }));
    for (const message of ["one", "two", "three"]) await send(message);
    await expect(send("four")).rejects.toMatchObject({
      code: "rate-limited",
      message: "Too many messages in a short time. Please try again later or call us.",
    });
  });

  it("SU12 of a bot is stored as spam, outside inbox and counter", async () => {
    const { visitor, staff } = backend();
    const { count: before } = await unreadInquiries(staff);
    await sendInquiry(visitor, newInquiry({ email: "bot@example.com", name: "Bot" }), {
      spamSignal: "honeypot",
    });
    expect((await listInquiries(staff, { search: "bot@" })).total).toBe(0);
    const spam = await listInquiries(staff, { status: "spam", search: "bot@" });
    expect(spam.rows[0]).toMatchObject({ status: "spam", spam_signal: "honeypot" });
    expect((await unreadInquiries(staff)).count).toBe(before);
  });

  it("PM02 cannot be read by visitors", async () => {
    const { dashboard } = backend();
    await received("private");
    await expect(listInquiries(dashboard())).rejects.toMatchObject({ code: "unauthorized" });
    await expect(unreadInquiries(dashboard())).rejects.toMatchObject({ code: "unauthorized" });
  });

  it("SU11 no longer count as none for a member whose membership has ended", async () => {
    const { server, dashboard } = backend();
    const activate = (id: string, active: boolean) =>
      server.query("update private.staff set active = $2 where user_id = $1", [id, active]);
    const former = dashboard();
    const { id } = await signIn(former, PEOPLE.editor.email, PASSWORD);
    await server.query("update contact_submissions set read_at = now()");
    expect(await unreadInquiries(former)).toEqual({ count: 0, newest: [] });
    await activate(id, false);
    await expect(unreadInquiries(former)).rejects.toMatchObject({ code: "unauthorized" });
    await activate(id, true);
  });
});

describe("the inbox", () => {
  it("SU11 marks an inquiry as read once, without a new version", async () => {
    const { staff } = backend();
    const { id } = await received("reader");
    const first = await markInquiryRead(staff, id);
    expect(first.read_at).not.toBeNull();
    expect(first.version).toBe(1);
    expect(await markInquiryRead(staff, id)).toEqual(first);
  });

  it("marks it as unread again", async () => {
    const { staff } = backend();
    const { id } = await received("again");
    await markInquiryRead(staff, id);
    expect(await markInquiryUnread(staff, id)).toMatchObject({ read_at: null, version: 1 });
    const nobody = markInquiryUnread(staff, crypto.randomUUID());
    await expect(nobody).rejects.toMatchObject({ code: "not-found" });
  });

  it("SU11 saves the status and throws a conflict for an old version", async () => {
    const { staff } = backend();
    const { id, version } = await received("worker");
    const won = { id, version, status: "won" } as const;
    const saved = await updateInquiry(staff, won);
    expect(saved).toMatchObject({ status: "won", reply_due_at: null, version: 2 });
    expect(await updateInquiry(staff, won)).toEqual(saved);
    await expect(updateInquiry(staff, { ...won, status: "lost" })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("is due within 24 hours while it is new; the late ones can be listed", async () => {
    const { staff, server } = backend();
    await server.query(`
      insert into contact_submissions (name, email, message, created_at)
      values ('Long', 'long@example.com', 'x', now() - interval '25 hours')`);
    const { id, created_at, reply_due_at } = await received("waiting");
    expect(Date.parse(reply_due_at ?? "") - Date.parse(created_at)).toBe(
      REPLY_WITHIN_HOURS * 3_600_000,
    );
    const late = await listInquiries(staff, { overdue: true });
    expect(late.rows.map(({ name }) => name)).toEqual(["Long"]);
    await updateInquiry(staff, { id, version: 1, status: "contacted" });
    const again = await updateInquiry(staff, { id, version: 2, status: "new" });
    expect(again.reply_due_at).toBe(reply_due_at);
  });

  it("finds other inquiries of the same address, ignoring case", async () => {
    const { visitor, staff } = backend();
    const first = await received("Repeater");
    const email = "REPEATER@EXAMPLE.COM";
    await sendInquiry(visitor, newInquiry({ name: "r2", email, subject: "Two" }));
    const sent = await inquiriesOfSender(staff, first.id);
    expect(sent.map(({ subject }) => subject)).toEqual(["Two", ""]);
    expect(await inquiriesOfSender(staff, crypto.randomUUID())).toEqual([]);
  });

  it("SU11 returns every row of a filtered list, also beyond a hundred", async () => {
    const { staff, server } = backend();
    await server.query(`
      insert into contact_submissions (name, email, message)
      select 'Many', 'many-' || n || '@example.com', 'x' from generate_series(1, 205) as n`);
    const rows = await listAllInquiries(staff, {
      search: "many-",
      sort: { column: "email", direction: "asc" },
    });
    expect(new Set(rows.map(({ id }) => id)).size).toBe(205);
    expect(rows).toHaveLength(205);
  });

  it("deletes an inquiry permanently", async () => {
    const { staff } = backend();
    const { id } = await received("forgotten");
    await eraseInquiry(staff, id);
    await expect(getInquiry(staff, id)).rejects.toMatchObject({ code: "not-found" });
    await expect(eraseInquiry(staff, id)).rejects.toMatchObject({ code: "not-found" });
    await expect(markInquiryRead(staff, id)).rejects.toMatchObject({ code: "not-found" });
  });

  it("filters, searches and pages, newest first", async () => {
    const { staff } = backend();
    const [older, newer] = [await received("sorted-a"), await received("sorted-b")];
    await updateInquiry(staff, { id: older.id, version: 1, status: "contacted" });
    const both = await listInquiries(staff, { search: "sorted-" });
    expect(both.rows.map(({ id }) => id)).toEqual([newer.id, older.id]);
    const contacted = await listInquiries(staff, { search: "sorted-", status: "contacted" });
    expect(contacted.rows.map(({ id }) => id)).toEqual([older.id]);
    const sort = { column: "name", direction: "asc" } as const;
    const second = await listInquiries(staff, { search: "sorted-", sort, page: 2, pageSize: 1 });
    expect(second).toMatchObject({ total: 2, page: 2 });
    expect(second.rows[0]?.id).toBe(newer.id);
  });
});
