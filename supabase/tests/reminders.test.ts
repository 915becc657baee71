import { beforeEach, describe, expect, it } from "vitest";
import { useMailServer } from "./mail-server.ts";
import { insertInquiry } from "./reminder-inquiries.ts";
import { recipientOf } from "./smtp-server.ts";
import { useBackend } from "./test-backend.ts";
import { PEOPLE } from "./users.ts";

const backend = useBackend();
const { smtp, deliver } = useMailServer(backend);
const EDITOR = PEOPLE.editor.email;
const MEMBERS = [EDITOR, PEOPLE.owner.email].sort();

const run = () => backend.query("select private.run_reminders()");
const mails = async () =>
  (await backend.query("select kind, recipient from private.outbox order by kind, recipient")).map(
    ({ kind, recipient }) => `${String(kind)} ${String(recipient)}`,
  );
const runs = () => backend.query("select deleted, error from private.job_runs order by id");

beforeEach(() =>
  backend.script(`
    delete from contact_submissions where true;
    delete from private.job_runs where true;
    update private.staff set active = true, inquiry_mail = 'at-once' where true;`),
);

describe("SU24 the job of the reminders", () => {
  it("writes one mail of a due reminder to the assignee, whatever the member's choice of notices", async () => {
    await backend.query("update private.staff set inquiry_mail = 'off'");
    await insertInquiry(backend, { remind: "1 minute", assignee: EDITOR });
    await insertInquiry(backend, { remind: "-1 minute", assignee: EDITOR });
    await run();
    await run();
    expect(await mails()).toEqual([`inquiry-reminder ${EDITOR}`]);
  });

  it("writes to the members who get mails about inquiries if nobody is assigned", async () => {
    await insertInquiry(backend, { remind: "1 minute" });
    await run();
    expect(await mails()).toEqual(MEMBERS.map((member) => `inquiry-reminder ${member}`));
    await backend.query("delete from private.outbox");
    await backend.query("update private.staff set inquiry_mail = 'off' where role = 'owner'");
    await insertInquiry(backend, { remind: "1 minute" });
    await run();
    expect(await mails()).toEqual([`inquiry-reminder ${EDITOR}`]);
  });

  it.each([
    ["new", 1],
    ["contacted", 1],
    ["won", 0],
    ["lost", 0],
    ["spam", 0],
  ])("writes for an inquiry with the status %s: %i", async (status, count) => {
    await insertInquiry(backend, { status, remind: "1 minute", assignee: EDITOR });
    await run();
    expect(await mails()).toHaveLength(count);
  });

  it("writes again for another time of the same inquiry", async () => {
    const id = await insertInquiry(backend, { remind: "1 hour", assignee: EDITOR });
    await run();
    await backend.query("update contact_submissions set remind_at = now() where id = $1", [id]);
    await run();
    await run();
    expect(await mails()).toHaveLength(2);
  });

  it.each([
    [{ received: "20 hours 1 minute" }, 1],
    [{ received: "25 hours" }, 1],
    [{ received: "19 hours 59 minutes" }, 0],
    [{ received: "49 hours" }, 0],
    [{ received: "21 hours", status: "contacted" }, 0],
    [{ received: "21 hours", status: "spam" }, 0],
  ])("warns of a due reply: %o %i", async (inquiry, count) => {
    await insertInquiry(backend, { ...inquiry, assignee: EDITOR });
    await run();
    await run();
    expect(await mails()).toEqual(Array(count).fill(`inquiry-warning ${EDITOR}`));
  });

  it("warns of no inquiry that has a reply, and of none twice that is new again", async () => {
    const replied = await insertInquiry(backend, { received: "21 hours" });
    await backend.query(
      "insert into inquiry_replies (inquiry_id, subject, body) values ($1, 'Re', 'x')",
      [replied],
    );
    const id = await insertInquiry(backend, { received: "21 hours", assignee: EDITOR });
    await run();
    await backend.query("update contact_submissions set status = 'won' where id = $1", [id]);
    await backend.query("update contact_submissions set status = 'new' where id = $1", [id]);
    await run();
    expect(await mails()).toEqual([`inquiry-warning ${EDITOR}`]);
  });

  it("delivers them with the inquiry and its links, and drops what was answered meanwhile", async () => {
    const id = await insertInquiry(backend, {
      received: "21 hours",
      remind: "1 minute",
      assignee: EDITOR,
    });
    await run();
    expect(await deliver()).toEqual({ sent: 2, failed: 0 });
    const subjects = smtp().received.map(({ subject }) => subject);
    expect(subjects.sort()).toEqual([
      "Reminder: inquiry from Ann: Kitchen",
      "Reply due soon: inquiry from Ann: Kitchen",
    ]);
    for (const mail of smtp().received) {
      expect(recipientOf(mail)).toBe(EDITOR);
      expect(mail.text).toContain("A new kitchen");
      expect(mail.text).toContain(`/admin?tab=contacts&id=${id}`);
    }
    smtp().received.length = 0;
    await insertInquiry(backend, { received: "21 hours", remind: "1 minute", assignee: EDITOR });
    await run();
    await backend.query("update contact_submissions set status = 'lost'");
    await deliver();
    expect(smtp().received).toEqual([]);
  });

  it("logs its mails, the last run without any, and a failure", async () => {
    await insertInquiry(backend, { remind: "1 minute", assignee: EDITOR });
    for (let count = 0; count < 3; count += 1) await run();
    expect(await runs()).toEqual([
      { deleted: { reminders: 1, warnings: 0 }, error: null },
      { deleted: { reminders: 0, warnings: 0 }, error: null },
    ]);
    await backend.script("alter table private.outbox rename to moved");
    await run();
    await backend.script("alter table private.moved rename to outbox");
    // Nothing is due, so that the insert is planned only: it fails without the table.
    expect((await runs()).at(-1)?.["error"]).toMatch(/outbox/);
  });

  it("is not scheduled where pg_cron is not available", async () => {
    const [started] = await backend.query("select private.start_reminders() as started");
    expect(started).toEqual({ started: false });
  });
});
