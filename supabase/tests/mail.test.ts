import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { simpleParser } from "mailparser";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deliverMails } from "#supabase/functions/_shared/mail/deliver.ts";
import { databaseOutbox } from "#supabase/functions/_shared/mail/database-outbox.ts";
import { fileTransport } from "#supabase/local/mail-files.ts";
import { filesOf, SENDER, useMailServer } from "./mail-server.ts";
import { recipientOf } from "./smtp-server.ts";
import { useBackend } from "./test-backend.ts";
import { PEOPLE } from "./users.ts";

const backend = useBackend();
const { smtp, send, deliver, receivedBy, passTime } = useMailServer(backend);
const MEMBERS = [PEOPLE.editor.email, PEOPLE.owner.email].sort();

const recipients = () => smtp().received.map(recipientOf).sort();
const outbox = () =>
  backend.query("select kind, attempts, sent_at, failed_at, last_error from private.outbox");

describe("SU22 mails of an inquiry", () => {
  it("one for each active member and one receipt, once", async () => {
    const { email } = await send();
    expect(await deliver()).toEqual({ sent: 3, failed: 0 });
    expect(recipients()).toEqual([...MEMBERS, email].sort());
    expect(await deliver()).toEqual({ sent: 0, failed: 0 });
  });

  it("the notice has the inquiry, the links, and the sender as its reply address", async () => {
    const { email, message } = await send({
      subject: "Oak table",
      source_path: "/portfolio/modern-luxury-villa",
    });
    await deliver();
    const [notice] = receivedBy(PEOPLE.owner.email);
    expect(notice?.subject).toBe("New inquiry from Ann <b>: Oak table");
    expect(notice?.replyTo?.text).toBe(email);
    for (const body of [notice?.text, notice?.html]) {
      expect(body).toContain(message);
      expect(body).toMatch(/https:\/\/studio\.test\/admin\?tab=contacts&(amp;)?id=[\da-f-]{36}/);
      expect(body).toMatch(/interior-admin:\/\/inquiries\/[\da-f-]{36}/);
    }
    expect(notice?.text).toContain("Timeline: As soon as possible");
    expect(notice?.text).toContain("Sent from: https://studio.test/portfolio/modern-luxury-villa");
    expect(notice?.html).toContain("Ann &lt;b&gt;");
    expect(notice?.html).not.toMatch(/<b>|<img|\bsrc=/);
  });

  it("the receipt repeats nothing of the inquiry, and comes once for an address and day", async () => {
    const first = await send({ subject: "Oak table" });
    await send({ email: first.email.toUpperCase() });
    await deliver();
    const receipts = receivedBy(first.email);
    expect(receipts).toHaveLength(1);
    for (const part of [first.name, first.message, "Oak table"]) {
      expect(receipts[0]?.text).not.toContain(part);
      expect(receipts[0]?.html).not.toContain(part);
    }
    expect(smtp().received).toHaveLength(5);
  });

  it("spam, a repeated inquiry and a member who asked for none cause none", async () => {
    await send({ spam_signal: "honeypot" });
    expect(await outbox()).toEqual([]);
    const sent = await send();
    await send(sent);
    expect(await outbox()).toHaveLength(3);
    await backend.query("update private.staff set inquiry_mail = 'off'");
    await send();
    await backend.query("update private.staff set inquiry_mail = 'at-once'");
    expect(await outbox()).toHaveLength(4);
  });

  it("erasing an inquiry takes its mails along", async () => {
    const { email } = await send();
    await backend.query("delete from contact_submissions where email = $1", [email]);
    expect(await outbox()).toEqual([]);
  });

  it("an address or subject with line breaks adds no header", async () => {
    await send({ name: "Ann\r\nBcc: all@studio.test", subject: "a\nBcc: b@studio.test" });
    await deliver();
    expect(smtp().received).toHaveLength(3);
    for (const mail of smtp().received) expect(mail.headers.has("bcc")).toBe(false);
  });
});

describe("SU22 a member who chose a daily digest", () => {
  const choose = (choice: string) =>
    backend.query("update private.staff set inquiry_mail = $1", [choice]);
  beforeEach(() => choose("daily"));
  afterEach(() => choose("at-once"));
  /** Lets the period of every digest end, the period included. */
  const endPeriod = () =>
    backend.query(
      "update private.outbox set due_at = now(), covers = tstzrange(now() - interval '1 day', 'infinity') where covers is not null",
    );

  it("gets one mail for all inquiries of the period, when it has ended", async () => {
    const sent = [await send(), await send({ service_interest: "consultation" })];
    await send({ spam_signal: "honeypot", name: "Spammer" });
    expect(await deliver()).toEqual({ sent: 2, failed: 0 });
    await endPeriod();
    expect(await deliver()).toEqual({ sent: 2, failed: 0 });
    const [digest, ...others] = receivedBy(PEOPLE.owner.email);
    expect(others).toEqual([]);
    expect(digest?.subject).toMatch(/^\d+ new inquiries$/);
    for (const { email, message } of sent) {
      expect(digest?.text).toContain(email);
      expect(digest?.text).toContain(message);
    }
    expect(digest?.text).not.toContain("Spammer");
    expect(digest?.text).toContain("https://studio.test/admin?tab=contacts");
  });

  it("gets none when every inquiry was erased, or the membership has ended", async () => {
    await send();
    await backend.query("delete from contact_submissions where true");
    await endPeriod();
    expect(await deliver()).toMatchObject({ failed: 0 });
    expect(receivedBy(PEOPLE.owner.email)).toEqual([]);
    await backend.query("delete from private.outbox");
    await send();
    await backend.query("update private.staff set active = false where role = 'editor'");
    await endPeriod();
    await deliver();
    await backend.query("update private.staff set active = true");
    expect(receivedBy(PEOPLE.owner.email)).toHaveLength(1);
    expect(receivedBy(PEOPLE.editor.email)).toEqual([]);
  });

  it("periods end at 06:00 UTC", async () => {
    const times = ["2026-03-01 05:59:59Z", "2026-03-01 06:00:00Z", "2026-03-01 23:00:00Z"];
    const ends = await backend.query(
      "select to_char(private.digest_time(value::timestamptz) at time zone 'UTC', 'DD HH24:MI') as due from unnest($1::text[]) as value",
      [times],
    );
    expect(ends.map(({ due }) => due)).toEqual(["01 06:00", "02 06:00", "02 06:00"]);
  });
});

describe("SU22 a mail server that fails", () => {
  it("loses no mail: each is tried again and sent once", async () => {
    const { email } = await send();
    smtp().refuse(2);
    expect(await deliver()).toEqual({ sent: 1, failed: 2 });
    const failed = (await outbox()).filter(({ sent_at }) => sent_at === null);
    expect(failed.map(({ last_error }) => String(last_error))).toEqual([
      expect.stringContaining("Mailbox busy"),
      expect.stringContaining("Mailbox busy"),
    ]);
    expect(await deliver()).toEqual({ sent: 0, failed: 0 });
    await passTime();
    expect(await deliver()).toEqual({ sent: 2, failed: 0 });
    expect(recipients()).toEqual([...MEMBERS, email].sort());
  });

  it("is given up after twelve attempts, with its reason", async () => {
    await send();
    await backend.query("delete from private.outbox where kind = 'inquiry-notice'");
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      smtp().refuse(1);
      await passTime();
      expect(await deliver()).toEqual({ sent: 0, failed: 1 });
    }
    await passTime();
    expect(await deliver()).toEqual({ sent: 0, failed: 0 });
    expect(await outbox()).toEqual([
      {
        kind: "inquiry-receipt",
        attempts: 12,
        sent_at: null,
        failed_at: expect.anything() as unknown,
        last_error: expect.stringContaining("451") as unknown,
      },
    ]);
  });
});

describe("SU22 a worker that dies", () => {
  it("between claim and sending: another sends the mail when the claim has ended, and only once", async () => {
    await send();
    const dead = databaseOutbox(backend);
    const claimed = await dead.claim(10);
    expect(claimed).toHaveLength(3);
    expect(await deliver()).toEqual({ sent: 0, failed: 0 });
    await passTime();
    expect(await deliver()).toEqual({ sent: 3, failed: 0 });
    // The first one was only slow: its report changes nothing.
    for (const mail of claimed) await dead.finish(mail, "too late");
    expect(
      (await outbox()).every(({ sent_at, last_error }) => sent_at !== null && last_error === null),
    ).toBe(true);
  });

  it("between sending and report: the mail is sent again with the same id", async () => {
    await send();
    const deaf = { ...databaseOutbox(backend), finish: () => Promise.reject(new Error("killed")) };
    await expect(deliver(deaf)).rejects.toThrow("killed");
    await passTime();
    await deliver();
    const ids = smtp().received.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(3);
  });
});

it("without a mail server each mail is a file that mail programs open", async () => {
  const { email } = await send();
  const folder = join(backend.dataDir, "mail");
  await deliverMails({
    outbox: databaseOutbox(backend),
    files: filesOf(backend),
    send: fileTransport(folder).send,
    sender: SENDER,
  });
  const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(
    files.map((name) => simpleParser(readFileSync(join(folder, name)))),
  );
  expect(mails.map(recipientOf).sort()).toEqual([...MEMBERS, email].sort());
});
