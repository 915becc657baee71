import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { simpleParser } from "mailparser";
import { beforeAll, describe, expect, it } from "vitest";
import { downloadAttachment } from "#supabase/data/attachments.ts";
import { attachmentFor, uploadReplyFile } from "#supabase/data/reply-files.ts";
import type { NewReplyFile } from "#supabase/data/reply-files.ts";
import { listInquiryReplies, sendInquiryReply } from "#supabase/data/inquiry-replies.ts";
import { REPLY_FILES_BUCKET, REPLY_FILES_MAX_BYTES } from "#supabase/data/limits.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { databaseOutbox } from "#supabase/functions/_shared/mail/database-outbox.ts";
import { deliverMails } from "#supabase/functions/_shared/mail/deliver.ts";
import { removeUnneededFiles } from "#supabase/functions/_shared/mail/file-storage.ts";
import { fileTransport } from "#supabase/local/mail-files.ts";
import { signedIn } from "./clients.ts";
import { filesOf, SENDER, useMailServer } from "./mail-server.ts";
import { useBackend } from "./test-backend.ts";
import { PEOPLE } from "./users.ts";

const backend = useBackend();
const { smtp, send, deliver, receivedBy, passTime } = useMailServer(backend);
let editor: StaffClient;
beforeAll(async () => {
  editor = await signedIn(backend, PEOPLE.editor.email);
});

const newFile = (name: string, content: BlobPart, extension: NewReplyFile["extension"]) => ({
  id: crypto.randomUUID(),
  file: new File([content], name),
  extension,
});
const PLAN = newFile("Grundriß „Küche“.pdf", "%PDF-1.7 plan", "pdf");
/** All 256 bytes, line breaks and NUL included. */
const PHOTO = newFile(
  "room.JPG",
  Uint8Array.from({ length: 256 }, (_, at) => at),
  "jpg",
);

/** A stored inquiry. */
async function inquiry() {
  const { email } = await send();
  const [row] = await backend.query("select id from contact_submissions where email = $1", [email]);
  await backend.query("delete from private.outbox");
  return { email, id: String(row?.["id"]) };
}

/** Uploads files for a new reply. */
async function uploaded(files: readonly NewReplyFile[], id: string = crypto.randomUUID()) {
  const attachments = files.map((file) => attachmentFor(id, file));
  for (const [at, attachment] of attachments.entries()) {
    const file = files[at]?.file;
    if (file !== undefined) await uploadReplyFile(editor, attachment, file);
  }
  return { id, subject: "Re: kitchen", body: "The plan is attached.", attachments };
}

async function replyWith(files: readonly NewReplyFile[]) {
  const { email, id } = await inquiry();
  const row = { ...(await uploaded(files)), inquiry_id: id };
  return { email, row, stored: await sendInquiryReply(editor, row) };
}

const storedNames = async (replyId: string) =>
  (
    await backend.query(
      "select name from storage.objects where bucket_id = 'reply-files' and name like $1",
      [`${replyId}/%`],
    )
  ).map(({ name }) => name);
const oneHourLater = () =>
  backend.query(
    "update storage.objects set created_at = created_at - interval '61 minutes' where bucket_id = 'reply-files'",
  );

describe("SU23 the files of a reply", () => {
  it("are in its mail, byte for byte and by their names", async () => {
    const { email, row } = await replyWith([PLAN, PHOTO]);
    expect(await deliver()).toEqual({ sent: 1, failed: 0 });
    const [mail] = receivedBy(email);
    const found = mail?.attachments.map(({ filename, contentType, content }) => ({
      ...{ filename, contentType, content: [...content] },
    }));
    const bytes = async ({ file }: NewReplyFile) => [...new Uint8Array(await file.arrayBuffer())];
    expect(found).toEqual([
      { filename: PLAN.file.name, contentType: "application/pdf", content: await bytes(PLAN) },
      { filename: "room.JPG", contentType: "image/jpeg", content: await bytes(PHOTO) },
    ]);
    expect(mail?.text).toContain(row.body);
  });

  it("are read by members, with name and content", async () => {
    const { row } = await replyWith([PLAN]);
    const owner = await signedIn(backend, PEOPLE.owner.email);
    const [attachment] = row.attachments;
    if (attachment === undefined) throw new Error("The reply has a file.");
    const file = await downloadAttachment(owner, REPLY_FILES_BUCKET, attachment);
    expect([file.name, await file.text()]).toEqual([PLAN.file.name, await PLAN.file.text()]);
  });

  it("are in the file of a mail where no mail server is", async () => {
    await replyWith([PLAN]);
    const folder = join(backend.dataDir, "mail");
    const { send: write } = fileTransport(folder);
    const files = filesOf(backend);
    await deliverMails({ outbox: databaseOutbox(backend), files, send: write, sender: SENDER });
    const names = readdirSync(folder).filter((name) => name.endsWith(".eml"));
    const mails = await Promise.all(
      names.map((name) => simpleParser(readFileSync(join(folder, name)))),
    );
    const attached = mails.flatMap(({ attachments }) => attachments);
    expect(attached.map(({ filename }) => filename)).toEqual([PLAN.file.name]);
    expect(attached[0]?.content.toString()).toBe(await PLAN.file.text());
  });

  it("10 MB of them arrive", async () => {
    const large = newFile("large.pdf", new Uint8Array(REPLY_FILES_MAX_BYTES), "pdf");
    const { email } = await replyWith([large]);
    expect(await deliver()).toEqual({ sent: 1, failed: 0 });
    expect(receivedBy(email)[0]?.attachments[0]?.size).toBe(REPLY_FILES_MAX_BYTES);
  });

  it("are never left out: without one of them the mail fails with a reason", async () => {
    const { email, row } = await replyWith([PLAN]);
    await filesOf(backend).remove(
      REPLY_FILES_BUCKET,
      row.attachments.map(({ path }) => path),
    );
    expect(await deliver()).toEqual({ sent: 0, failed: 1 });
    expect(receivedBy(email)).toEqual([]);
    const [stored] = await listInquiryReplies(editor, row.inquiry_id);
    expect(stored?.failure).toContain(`“${PLAN.file.name}” could not be read from storage`);
    expect(stored?.sent_at).toBeNull();
    const [attachment] = row.attachments;
    if (attachment === undefined) throw new Error("The reply has a file.");
    await expect(downloadAttachment(editor, REPLY_FILES_BUCKET, attachment)).rejects.toMatchObject({
      code: "not-found",
      message: expect.stringContaining("not stored any more") as unknown,
    });
    // Stored again by hand, the next attempt sends it.
    await uploadReplyFile(editor, attachment, PLAN.file);
    await passTime();
    expect(await deliver()).toEqual({ sent: 1, failed: 0 });
    expect(smtp().received).toHaveLength(1);
  });

  it("a repeated upload and a repeated reply are sent once; other files under its id are a conflict", async () => {
    const { row } = await replyWith([PLAN]);
    await uploaded([PLAN], row.id);
    expect((await sendInquiryReply(editor, row)).id).toBe(row.id);
    expect(await deliver()).toEqual({ sent: 1, failed: 0 });
    const more = await uploaded([PLAN, PHOTO], row.id);
    await expect(
      sendInquiryReply(editor, { ...more, inquiry_id: row.inquiry_id }),
    ).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("SU23 files that no reply needs are removed", () => {
  const clean = () => removeUnneededFiles(backend, filesOf(backend));

  it("those of a reply that was not sent within an hour, and of an erased inquiry", async () => {
    const unsent = await uploaded([PLAN]);
    const { row } = await replyWith([PLAN]);
    const extra = await uploaded([PHOTO], row.id);
    const erased = await replyWith([PLAN, PHOTO]);
    await editor.rest.from("contact_submissions").delete().eq("id", erased.row.inquiry_id);
    await clean();
    expect(await storedNames(unsent.id)).toHaveLength(1);
    await oneHourLater();
    await clean();
    expect(await storedNames(unsent.id)).toEqual([]);
    expect(await storedNames(erased.row.id)).toEqual([]);
    expect(await storedNames(row.id)).toEqual(row.attachments.map(({ path }) => path));
    const gone = [...unsent.attachments, ...erased.row.attachments, ...extra.attachments];
    for (const file of gone) await expect(filesOf(backend).read(file)).rejects.toThrow("(4");
    for (const file of row.attachments)
      expect(await filesOf(backend).read(file)).toHaveLength(file.size);
  });

  it("those that erasing a person's data leaves behind, whose names the export lists", async () => {
    const { email, row } = await replyWith([PLAN]);
    const owner = await signedIn(backend, PEOPLE.owner.email);
    const { data } = await owner.rest.rpc("export_personal_data", { address: email });
    expect(data).toMatchObject({ replies: [{ attachments: row.attachments }] });
    await owner.rest.rpc("erase_personal_data", { address: email });
    await oneHourLater();
    await clean();
    expect(await storedNames(row.id)).toEqual([]);
  });
});
