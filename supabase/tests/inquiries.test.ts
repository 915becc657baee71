import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#supabase/data/database.types.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { call, callers, signedIn, visitorOf } from "./clients.ts";
import type { Caller } from "./clients.ts";
import { refused, succeeded } from "./expectations.ts";
import { unique } from "./matrix.ts";
import { PEOPLE } from "./users.ts";
import { useBackend } from "./test-backend.ts";

type InquiryRow = Database["public"]["Tables"]["contact_submissions"]["Row"];

const backend = useBackend();
let staff: StaffClient["rest"];

beforeAll(async () => {
  staff = (await signedIn(backend, PEOPLE.editor.email)).rest;
});

function inquiry(parts: Record<string, unknown> = {}) {
  return {
    name: "Ann",
    email: `${unique()}@visitor.test`,
    phone: "",
    subject: "",
    message: `A new kitchen ${unique()}`,
    service_interest: "",
    project_type: "",
    budget_range: "",
    timeline: "",
    ...parts,
  };
}

const send = (row: ReturnType<typeof inquiry>) =>
  visitorOf(backend).rest.from("contact_submissions").insert(row);

const received = (email: string) =>
  succeeded(staff.from("contact_submissions").select("*").eq("email", email));

describe("receiving an inquiry", () => {
  it("SU11 is new and unread, independent of other sent columns", async () => {
    const row = inquiry();
    const more = {
      id: crypto.randomUUID(),
      status: "won",
      read_at: "2001-01-01",
      reply_due_at: "2001-01-01",
      created_at: "2001-01-01",
      version: 9,
    };
    expect((await send({ ...row, ...more })).status).toBe(201);
    const [stored] = await received(row.email);
    expect(stored).toMatchObject({ ...row, status: "new", read_at: null, version: 1 });
    expect(Date.parse(stored?.reply_due_at ?? "")).toBeGreaterThan(Date.now() + 86_000_000);
    expect(stored?.id).not.toBe(more.id);
    expect(Date.now() - Date.parse(stored?.created_at ?? "")).toBeLessThan(60_000);
  });

  it("CT06 requires name, e-mail and message only", async () => {
    const email = `${unique()}@visitor.test`;
    expect((await send({ name: "Ann", email, message: "Hello" } as never)).status).toBe(201);
    expect(await received(email)).toMatchObject([
      { phone: "", timeline: "", service_interest: "" },
    ]);
  });

  it.each([
    ["service_interest", ["residential-design", "commercial-design", "renovation", "consultation"]],
    ["project_type", ["residential", "commercial", "renovation"]],
    ["budget_range", ["under-25k", "25k-50k", "50k-100k", "100k-200k", "over-200k"]],
    ["timeline", ["asap", "1-3-months", "3-6-months", "6-12-months", "planning"]],
  ])("CT07 CT08 CT09 CT10 takes the listed values of %s and no others", async (field, values) => {
    for (const value of values) expect((await send(inquiry({ [field]: value }))).status).toBe(201);
    expect(await refused(send(inquiry({ [field]: "anything" })))).toMatchObject({
      status: 422,
      field,
    });
  });

  it.each([
    ["name", { name: " " }, "Full name is required."],
    ["name", { name: "x".repeat(121) }, "Full name may have at most 120 characters."],
    ["email", { email: "" }, "Email is required."],
    ["email", { email: "ann@" }, "Please enter a valid email address."],
    ["email", { email: "ann visitor@x.test" }, "Please enter a valid email address."],
    ["email", { email: `${"x".repeat(250)}@y.zz` }, "Email may have at most 254 characters."],
    ["phone", { phone: "1".repeat(41) }, "Phone may have at most 40 characters."],
    ["subject", { subject: "x".repeat(201) }, "Subject may have at most 200 characters."],
    ["message", { message: "" }, "Project description is required."],
    [
      "message",
      { message: "🎨".repeat(5001) },
      "Project description may have at most 5000 characters.",
    ],
  ])("CT04 CT05 refuses a wrong %s at its field", async (field, part, message) => {
    expect(await refused(send(inquiry(part)))).toEqual({ status: 422, field, message });
  });

  it("accepts the longest allowed text, counted in characters", async () => {
    const row = inquiry({
      name: "Ż".repeat(120),
      message: "🎨".repeat(5000),
      subject: "x".repeat(200),
    });
    expect((await send(row)).status).toBe(201);
    expect(await received(row.email)).toMatchObject([row]);
  });

  it.each(["honeypot", "too-fast"])(
    "SU12 puts a %s into Spam and reports success",
    async (spam_signal) => {
      const row = inquiry({ spam_signal });
      expect((await send(row)).status).toBe(201);
      expect(await received(row.email)).toMatchObject([{ status: "spam", spam_signal }]);
    },
  );

  it("refuses any other spam signal", async () => {
    const row = inquiry({ spam_signal: "whatever" });
    expect((await send(row)).status).toBe(201);
    expect(await received(row.email)).toMatchObject([{ status: "new", spam_signal: null }]);
  });
});

describe("the limits of inquiries", () => {
  it("CT17 stores the same text once within ten minutes and reports success every time", async () => {
    const row = inquiry();
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await send(row)).status).toBe(201);
    expect(await received(row.email)).toHaveLength(1);
    await backend.query(
      "update private.rate_limits set accepted_at = array[now() - interval '11 minutes']",
    );
    expect((await send(row)).status).toBe(201);
    expect(await received(row.email)).toHaveLength(2);
  });

  it("accepts three messages of one e-mail an hour, in any spelling, and reports the limit", async () => {
    const email = `${unique()}@visitor.test`;
    for (let sent = 0; sent < 3; sent += 1)
      expect((await send(inquiry({ email }))).status).toBe(201);
    expect(await refused(send(inquiry({ email: email.toUpperCase() })))).toEqual({
      status: 429,
      field: null,
      message: "Too many messages in a short time. Please try again later or call us.",
    });
    expect(await received(email)).toHaveLength(3);
    await backend.query(
      "update private.rate_limits set accepted_at = array[now() - interval '61 minutes']",
    );
    expect((await send(inquiry({ email }))).status).toBe(201);
  });

  it("accepts one message per request", async () => {
    const list = visitorOf(backend).rest.from("contact_submissions").insert([inquiry(), inquiry()]);
    expect(await refused(list)).toMatchObject({
      status: 422,
      message: "Send one message at a time.",
    });
  });

  it("stores no e-mail, address or text in its counters", async () => {
    const row = inquiry();
    await send(row);
    const keys = await backend.query("select key from private.rate_limits");
    expect(keys.every(({ key }) => /^[0-9a-f]{64}$/.test(String(key)))).toBe(true);
  });
});

describe("working on inquiries", () => {
  async function one() {
    const row = inquiry();
    await send(row);
    const [stored] = await received(row.email);
    if (stored === undefined) throw new Error("The inquiry was not stored.");
    return stored;
  }
  const update = (id: string, changes: Partial<InquiryRow>) =>
    staff.from("contact_submissions").update(changes).eq("id", id).select().single();

  it.each(["contacted", "won", "lost", "spam", "new"])(
    "63 SU11 sets the status %s; only a new one waits for a reply",
    async (status) => {
      const { id } = await one();
      const changed = await succeeded(update(id, { status, reply_due_at: "2001-01-01" }));
      expect(changed).toMatchObject({ status, version: status === "new" ? 1 : 2 });
      expect(changed.reply_due_at === null).toBe(status !== "new");
      const due = Date.parse(changed.reply_due_at ?? changed.created_at);
      expect(due - Date.parse(changed.created_at)).toBe(status === "new" ? 86_400_000 : 0);
    },
  );

  it("does not change the visitor's texts", async () => {
    const stored = await one();
    const forged = { name: "Eve", email: "eve@x.test", message: "Other", created_at: "2001-01-01" };
    expect(await succeeded(update(stored.id, forged))).toEqual(stored);
  });

  it("SU11 marks as read once, by the clock of the server, without a new version", async () => {
    const { id } = await one();
    const read = await succeeded(update(id, { read_at: "2001-01-01T00:00:00Z" }));
    expect(Date.now() - Date.parse(read.read_at ?? "")).toBeLessThan(60_000);
    expect(read.version).toBe(1);
    expect((await succeeded(update(id, { read_at: new Date().toISOString() }))).read_at).toBe(
      read.read_at,
    );
    expect((await succeeded(update(id, { read_at: null }))).read_at).toBeNull();
  });

  it("refuses unknown statuses", async () => {
    const { id } = await one();
    expect(await refused(update(id, { status: "maybe" }))).toMatchObject({
      status: 422,
      field: "status",
    });
  });

  it("SU13 counts unread new inquiries only, as SQL counts them", async () => {
    const { id } = await one();
    await send(inquiry({ spam_signal: "honeypot" }));
    const counts = () => succeeded(staff.rpc("dashboard_counts").single());
    const [row] = await backend.query(
      "select count(*)::int as open from contact_submissions where status = 'new' and read_at is null",
    );
    const before = await counts();
    expect(before.new_inquiries).toBe(row?.["open"]);
    await succeeded(update(id, { read_at: new Date().toISOString() }));
    expect((await counts()).new_inquiries).toBe(before.new_inquiries - 1);
  });

  it("PM02 returns other inquiries of an address to staff only", async () => {
    const { id } = await one();
    const args = { inquiry_id: id };
    const rpc = (caller: Caller) =>
      call(backend, caller, "POST", "/rest/v1/rpc/inquiries_of_sender", args);
    const people = await callers(backend);
    for (const role of ["anonymous", "outsider"] as const) {
      const response = await rpc(people[role]);
      expect(response.ok ? await response.json() : [], role).toEqual([]);
    }
    expect(await (await rpc(people.editor)).json()).toMatchObject([{ id }]);
  });

  it("deletes an inquiry permanently", async () => {
    const { id, email } = await one();
    await succeeded(staff.from("contact_submissions").delete().eq("id", id).select());
    expect(
      await backend.query("select from contact_submissions where email = $1", [email]),
    ).toEqual([]);
  });
});
