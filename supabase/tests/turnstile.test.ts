import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { DataError } from "#supabase/data/errors.ts";
import { sendInquiry } from "#supabase/data/inquiries.ts";
import { newInquiry } from "#supabase/data/testing/rows.ts";
import { sendVerifiedInquiry } from "#supabase/data/verified-inquiry.ts";
import { handleInquiry } from "#supabase/functions/_shared/inquiries/send-inquiry.ts";
import type { Caller } from "./clients.ts";
import { call, callers, visitorOf } from "./clients.ts";
import { unique } from "./matrix.ts";
import { startSiteverify, TURNSTILE_SECRET } from "./siteverify-server.ts";
import { useBackend } from "./test-backend.ts";
import type { Role } from "./users.ts";
import { visitorFiles } from "./visitor-files.ts";

const cloudflare = await startSiteverify();
const turnstile = { secretKey: TURNSTILE_SECRET, siteverifyUrl: cloudflare.url, timeoutMs: 200 };
afterAll(() => cloudflare.close());
beforeEach(() => {
  cloudflare.answer();
  cloudflare.requests.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const inquiryOf = (parts: Parameters<typeof newInquiry>[0] = {}) =>
  newInquiry({ email: `${unique()}@visitor.test`, message: `Kitchen ${unique()}`, ...parts });
const token = () => `token-${crypto.randomUUID()}`;
const WRONG_SECRET = { errors: ["invalid-input-secret"] };
const silenceLog = () => vi.spyOn(console, "error").mockImplementation(() => undefined);

describe("Turnstile: without it", () => {
  const backend = useBackend();
  let people: Record<Role, Caller>;
  beforeAll(async () => {
    people = await callers(backend);
  });
  const insertAs = (role: Role) =>
    call(backend, people[role], "POST", "/rest/v1/contact_submissions", inquiryOf(), {
      prefer: "return=minimal",
    });

  it("visitors send directly, and there is no function", async () => {
    await sendInquiry(visitorOf(backend), inquiryOf());
    const sent = sendVerifiedInquiry(visitorOf(backend), inquiryOf(), token());
    await expect(sent).rejects.toMatchObject({ status: 404 });
  });

  it.each(["anonymous", "outsider", "editor", "owner"] as const)(
    "the database refuses a direct inquiry of %s once it is required, and no longer after",
    async (role) => {
      await backend.query("select private.require_turnstile()");
      const refused = await insertAs(role);
      await backend.query("select private.stop_requiring_turnstile()");
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({ code: "turnstile_required" });
      expect((await insertAs(role)).status).toBe(201);
    },
  );

  it("says at the form what to do, keeps the owner's own inserts, and refuses an invalid inquiry for the missing check first", async () => {
    await backend.query("select private.require_turnstile()");
    const error: unknown = await sendInquiry(visitorOf(backend), inquiryOf({ email: "" })).catch(
      (reason: unknown) => reason,
    );
    const insert = "insert into contact_submissions (name, email, message) values ($1, $2, $3)";
    await backend.query(insert, ["Ann", "ann@visitor.test", "By SQL"]);
    await backend.query("select private.stop_requiring_turnstile()");
    expect(error).toBeInstanceOf(DataError);
    expect((error as DataError).message).toContain("Reload the page, which keeps your text");
  });

  it("the API's roles can run none of its functions", async () => {
    const rows = await backend.query(
      `select role, proc.proname from pg_proc as proc, unnest(array['anon', 'authenticated', 'service_role']) as role
       where proc.proname = any ($1) and has_function_privilege(role, proc.oid, 'EXECUTE')`,
      [
        [
          ...["require_turnstile", "stop_requiring_turnstile"],
          ...["lacks_turnstile", "send_verified_inquiry"],
        ],
      ],
    );
    expect(rows).toEqual([]);
  });
});

describe("Turnstile: an inquiry with a token", () => {
  const backend = useBackend({ turnstile });
  const send = (inquiry: object, address: string | null, given = token()) =>
    handleInquiry({ body: { token: given, inquiry }, address }, { database: backend, turnstile });
  const stored = (email: string) =>
    backend.query("select * from contact_submissions where email = $1", [email]);

  it("is stored by the rules of a direct one, which the backend refuses", async () => {
    const inquiry = inquiryOf({ name: "  Ann ", phone: "+48 600", timeline: "asap" });
    const direct = sendInquiry(visitorOf(backend), inquiry);
    await expect(direct).rejects.toMatchObject({ code: "invalid", status: 422 });
    await sendVerifiedInquiry(visitorOf(backend), inquiry, token());
    const [row, ...others] = await stored(inquiry.email);
    expect(row).toMatchObject({ ...inquiry, name: "Ann", status: "new", read_at: null });
    expect(row?.["reply_due_at"]).not.toBeNull();
    expect(others).toEqual([]);
  });

  it("CT18 carries files, as one without a token does", async () => {
    const files = visitorFiles(backend);
    const path = await files.uploaded();
    const inquiry = inquiryOf();
    await sendVerifiedInquiry(visitorOf(backend), inquiry, token(), { attachments: [path] });
    expect(await stored(inquiry.email)).toMatchObject([{ attachments: [{ path }] }]);
    const again = sendVerifiedInquiry(visitorOf(backend), inquiryOf(), token(), {
      attachments: [path],
    });
    await expect(again).rejects.toMatchObject({ code: "invalid", field: "attachments" });
  });

  it("with a spam signal is spam, and a mail of a new one is due", async () => {
    const spam = inquiryOf();
    await sendVerifiedInquiry(visitorOf(backend), spam, token(), { spamSignal: "honeypot" });
    expect(await stored(spam.email)).toMatchObject([{ status: "spam", spam_signal: "honeypot" }]);
    const inquiry = inquiryOf();
    await sendVerifiedInquiry(visitorOf(backend), inquiry, token());
    const mails = await backend.query("select from private.outbox where recipient = $1", [
      inquiry.email,
    ]);
    expect(mails).toHaveLength(1);
  });

  it("sets no column that visitors may not set", async () => {
    const inquiry = inquiryOf();
    const more = { status: "won", id: crypto.randomUUID(), created_at: "2001-01-01" };
    expect((await send({ ...inquiry, ...more }, null)).status).toBe(201);
    const [row] = await stored(inquiry.email);
    expect(row).toMatchObject({ status: "new" });
    expect(row?.["id"]).not.toBe(more.id);
  });

  it("repeated with a fresh token is stored once", async () => {
    const inquiry = inquiryOf();
    await sendVerifiedInquiry(visitorOf(backend), inquiry, token());
    await sendVerifiedInquiry(visitorOf(backend), inquiry, token());
    expect(await stored(inquiry.email)).toHaveLength(1);
  });

  it("that is invalid gets the message and the field of the database", async () => {
    const sent = sendVerifiedInquiry(visitorOf(backend), inquiryOf({ email: "ann@" }), token());
    await expect(sent).rejects.toMatchObject({
      ...{ code: "invalid", field: "email", message: "Please enter a valid email address." },
    });
  });

  it("counts by the visitor's network: five in ten minutes, and others are free", async () => {
    const statuses: number[] = [];
    for (let host = 1; host <= 6; host += 1) {
      statuses.push((await send(inquiryOf(), `2001:db8:7:7::${String(host)}`)).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect((await send(inquiryOf(), "2001:db8:7:8::1")).status).toBe(201);
    expect(cloudflare.requests.at(-1)).toMatchObject({ remoteip: "2001:db8:7:8::1" });
  });

  it.each([
    ["no token", "", [], 422, /^Please complete the check/],
    ["an endless token", "t".repeat(2049), [], 422, /^Please complete the check/],
    ["an expired token", token(), [{ errors: ["timeout-or-duplicate"] }], 403, /expired/],
    ["a forged token", "forged", [], 403, /was not passed/],
    ["a service that fails", token(), [503, 503], 503, /try again .* or write to us by email/],
    ["a service that hangs", token(), ["hang", "hang"], 503, /try again .* or write to us/],
    ["a wrong secret", token(), [WRONG_SECRET, WRONG_SECRET], 503, /try again/],
  ] as const)(
    "with %s is not stored and gets a sentence",
    async (_, given, answers, status, message) => {
      cloudflare.answer(...answers);
      const logged = silenceLog();
      const inquiry = inquiryOf();
      const response = await send(inquiry, null, given);
      expect(response.status).toBe(status);
      const { code, message: sentence } = (await response.json()) as Record<string, string>;
      expect(code).toMatch(/^turnstile_/);
      expect(sentence).toMatch(message);
      expect(await stored(inquiry.email)).toEqual([]);
      expect(logged.mock.calls.join()).not.toContain(TURNSTILE_SECRET);
      expect(logged).toHaveBeenCalledTimes(status === 503 ? 1 : 0);
    },
  );

  it("reports a token that was used by another inquiry to the form", async () => {
    const given = token();
    await sendVerifiedInquiry(visitorOf(backend), inquiryOf(), given);
    const again = sendVerifiedInquiry(visitorOf(backend), inquiryOf(), given);
    await expect(again).rejects.toMatchObject({
      ...{ status: 403, serverMessage: null },
      message: expect.stringContaining("The check has expired") as string,
    });
  });

  it("accepts nothing but POST and JSON", async () => {
    const headers = { apikey: backend.publishableKey };
    const address = `${backend.url}/functions/v1/send-inquiry`;
    expect((await fetch(address, { headers })).status).toBe(405);
    expect((await fetch(address, { method: "POST", headers, body: "{" })).status).toBe(400);
    expect((await fetch(address, { method: "POST", body: "{}" })).status).toBe(401);
  });
});

describe("Turnstile: the gateway of the embedded backend", () => {
  const backend = useBackend({ turnstile, limits: { inquiries: 2 } });

  it("limits verified inquiries by socket; refused ones do not count", async () => {
    const send = () => sendVerifiedInquiry(visitorOf(backend), inquiryOf(), token());
    const forged = sendVerifiedInquiry(visitorOf(backend), inquiryOf(), "forged");
    await expect(forged).rejects.toMatchObject({ status: 403 });
    await send();
    await send();
    await expect(send()).rejects.toMatchObject({ code: "rate-limited", status: 429 });
  });
});
