import { describe, expect, it } from "vitest";
import { databaseOutbox } from "#supabase/functions/_shared/mail/database-outbox.ts";
import { call, callerOf, signedIn } from "./clients.ts";
import { succeeded } from "./expectations.ts";
import { SENDER, useMailServer } from "./mail-server.ts";
import { useBackend } from "./test-backend.ts";
import { PEOPLE } from "./users.ts";

const backend = useBackend();
const { smtp, send, deliver, receivedBy, passTime } = useMailServer(backend);

describe("SU23 a reply from the inbox", () => {
  /** An inquiry and a reply to it by the editor. */
  async function reply(parts: Record<string, unknown> = {}) {
    const { email } = await send();
    await deliver();
    smtp().received.length = 0;
    const [inquiry] = await backend.query("select id from contact_submissions where email = $1", [
      email,
    ]);
    const row = { inquiry_id: String(inquiry?.["id"]), subject: "Re: kitchen", body: "Hello <b>" };
    const editor = await signedIn(backend, PEOPLE.editor.email);
    const created = await succeeded(
      editor.rest
        .from("inquiry_replies")
        .insert({ ...row, ...parts })
        .select(),
    );
    return { email, editor, id: created[0]?.id ?? "", inquiryId: row.inquiry_id };
  }
  const stored = async (id: string) =>
    (
      await backend.query(
        "select author, sent_at is not null as sent, failure, failed_at is not null as failed from inquiry_replies where id = $1",
        [id],
      )
    )[0];

  it("is sent once from the studio's address, and sets the inquiry to contacted", async () => {
    const { email, id, inquiryId } = await reply();
    const untouched = { author: PEOPLE.editor.email, sent: false, failure: null, failed: false };
    expect(await stored(id)).toEqual(untouched);
    expect(await deliver()).toEqual({ sent: 1, failed: 0 });
    expect(await deliver()).toEqual({ sent: 0, failed: 0 });
    expect(smtp().received).toHaveLength(1);
    const [mail] = receivedBy(email);
    expect(mail?.from?.value).toEqual([{ name: SENDER.studioName, address: SENDER.address }]);
    expect(mail?.replyTo?.text).toBe(SENDER.address);
    expect(mail?.subject).toBe("Re: kitchen");
    expect(mail?.text).toContain("Hello <b>");
    expect(mail?.html).toContain("Hello &lt;b&gt;");
    expect(await stored(id)).toEqual({ ...untouched, sent: true });
    expect(
      await backend.query(
        "select status, read_at is null as unread from contact_submissions where id = $1",
        [inquiryId],
      ),
    ).toEqual([{ status: "contacted", unread: false }]);
  });

  it("that the mail server refuses never looks sent; its author sends it again", async () => {
    const { email, editor, id } = await reply();
    smtp().refuse(1);
    await deliver();
    expect(await stored(id)).toMatchObject({
      sent: false,
      failed: false,
      failure: expect.stringContaining("Mailbox busy") as unknown,
    });
    expect(await succeeded(editor.rest.rpc("resend_reply", { reply: id }))).toBe(true);
    expect(await stored(id)).toMatchObject({ sent: false, failure: null });
    await deliver();
    expect(receivedBy(email)).toHaveLength(1);
    expect(await stored(id)).toMatchObject({ sent: true, failure: null, failed: false });
    expect(await succeeded(editor.rest.rpc("resend_reply", { reply: id }))).toBe(false);
    expect(await deliver()).toEqual({ sent: 0, failed: 0 });
  });

  it("that was given up says so, until it is sent again", async () => {
    const { email, editor, id } = await reply();
    await backend.query("update private.outbox set attempts = 11 where reply_id = $1", [id]);
    smtp().refuse(1);
    await deliver();
    expect(await stored(id)).toMatchObject({ sent: false, failed: true });
    await passTime();
    expect(await deliver()).toEqual({ sent: 0, failed: 0 });
    await succeeded(editor.rest.rpc("resend_reply", { reply: id }));
    await deliver();
    expect(receivedBy(email)).toHaveLength(1);
  });

  it("is not sent twice when it is sent again while a worker has it", async () => {
    const { email, editor, id } = await reply();
    const [claimed] = await databaseOutbox(backend).claim(1);
    await succeeded(editor.rest.rpc("resend_reply", { reply: id }));
    expect(await deliver()).toEqual({ sent: 0, failed: 0 });
    if (claimed !== undefined) await databaseOutbox(backend).finish(claimed, null);
    expect(await deliver()).toEqual({ sent: 0, failed: 0 });
    expect(receivedBy(email)).toEqual([]);
    expect(await stored(id)).toMatchObject({ sent: true });
  });

  it("has author, time and outcome from the server, and leaves won inquiries won", async () => {
    const { editor, inquiryId } = await reply();
    const caller = await callerOf(editor);
    const forged = {
      ...{ inquiry_id: inquiryId, subject: "Re", body: "Forged" },
      ...{ author: "owner@studio.test", sent_at: "2020-01-01", created_at: "2020-01-01" },
    };
    // Refused by the grants of hosted Supabase; the embedded backend grants every column.
    await call(backend, caller, "POST", "/rest/v1/inquiry_replies", forged);
    expect(
      await backend.query(
        "select from inquiry_replies where author <> $1 or sent_at < '2021-01-01' or created_at < '2021-01-01'",
        [PEOPLE.editor.email],
      ),
    ).toEqual([]);
    await backend.query("update contact_submissions set status = 'won' where id = $1", [inquiryId]);
    const row = { inquiry_id: inquiryId, subject: "Re", body: "Later" };
    await succeeded(editor.rest.from("inquiry_replies").insert(row));
    expect(
      await backend.query("select status from contact_submissions where id = $1", [inquiryId]),
    ).toEqual([{ status: "won" }]);
  });

  it("that was waiting when a backup was made can be sent again after the restore", async () => {
    const { id, email, editor } = await reply();
    const [row] = await backend.query(
      "select to_jsonb(inquiry_replies)::text as item from inquiry_replies where id = $1",
      [id],
    );
    const [restored] = await backend.query(
      "select private.validate_restored_row('inquiry_replies', $1::jsonb)::text as item",
      [row?.["item"]],
    );
    const item = JSON.parse(String(restored?.["item"])) as Record<string, unknown>;
    expect(item).toMatchObject({ id, failure: "It had not been sent when the backup was made." });
    await backend.query("delete from private.outbox where reply_id = $1", [id]);
    await succeeded(editor.rest.rpc("resend_reply", { reply: id }));
    await deliver();
    expect(receivedBy(email)).toHaveLength(1);
  });
});
