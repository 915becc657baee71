import { beforeAll, describe, expect, it } from "vitest";
import { REPLY_FILE_TYPES, REPLY_FILES_BUCKET, REPLY_FILES_MAX } from "#supabase/data/limits.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { signedIn, visitorOf } from "./clients.ts";
import { succeeded } from "./expectations.ts";
import { unique } from "./matrix.ts";
import { useBackend } from "./test-backend.ts";
import { PEOPLE } from "./users.ts";

const backend = useBackend();
let editor: StaffClient;
let inquiryId = "";
beforeAll(async () => {
  editor = await signedIn(backend, PEOPLE.editor.email);
  const email = `${unique()}@visitor.test`;
  const inquiry = { name: "Ann", email, message: "A kitchen" };
  await succeeded(visitorOf(backend).rest.from("contact_submissions").insert(inquiry));
  const [row] = await backend.query("select id from contact_submissions where email = $1", [email]);
  inquiryId = String(row?.["id"]);
});

const PDF = new TextEncoder().encode("%PDF-1.7");
const put = (client: StaffClient, path: string, type = "application/pdf") =>
  client.storage.from(REPLY_FILES_BUCKET).upload(path, PDF.slice().buffer, { contentType: type });

/** A file in storage, as its reply lists it. */
async function storedFile(reply: string, name = "plan.pdf") {
  const path = `${reply}/${crypto.randomUUID()}.pdf`;
  expect((await put(editor, path)).error).toBeNull();
  return { path, name, type: "application/pdf", size: PDF.byteLength };
}

const insert = (id: string, attachments: unknown, client: StaffClient = editor) =>
  client.rest
    .from("inquiry_replies")
    .insert({ id, inquiry_id: inquiryId, subject: "Re", body: "x", attachments: attachments as [] })
    .select();

describe("SU23 the server refuses a reply whose files", () => {
  type File = Awaited<ReturnType<typeof storedFile>>;
  it.each<readonly [string, (file: File, reply: string) => unknown]>([
    ["are no list", (file) => file],
    ["are more than ten", (file) => Array.from({ length: REPLY_FILES_MAX + 1 }, () => file)],
    ["are listed twice", (file) => [file, file]],
    ["are null", () => [null]],
    ["have no name", ({ path, type, size }) => [{ path, type, size }]],
    ["have a name that is no text", (file) => [{ ...file, name: 7 }]],
    ["have a name of two lines", (file) => [{ ...file, name: "plan\r\nBcc: x.pdf" }]],
    ["have a name of 256 characters", (file) => [{ ...file, name: `${"a".repeat(252)}.pdf` }]],
    ["have something else", (file) => [{ ...file, url: "https://x.test" }]],
    ["are called a program", (file) => [{ ...file, name: "plan.exe" }]],
    ["have another type", (file) => [{ ...file, type: "text/html" }]],
    ["have another size", (file) => [{ ...file, size: 9 }]],
    ["have no whole size", (file) => [{ ...file, size: 8.5 }]],
    ["are empty", (file) => [{ ...file, size: 0 }]],
    ["are larger than 10 MB", (file) => [{ ...file, size: 10_485_761 }]],
    ["lead elsewhere", (file) => [{ ...file, path: `../${file.path}` }]],
    ["are not stored", (file, id) => [{ ...file, path: `${id}/${crypto.randomUUID()}.pdf` }]],
  ])("%s", async (_what, attachments) => {
    const id = crypto.randomUUID();
    const { error, status } = await insert(id, attachments(await storedFile(id), id));
    expect(status).toBe(422);
    expect(JSON.stringify(error)).toContain("attachments");
    expect(await backend.query("select from inquiry_replies where id = $1", [id])).toEqual([]);
  });

  it("belong to another reply", async () => {
    const { error, status } = await insert(crypto.randomUUID(), [
      await storedFile(crypto.randomUUID()),
    ]);
    expect([status, error?.message]).toEqual([422, "A file must belong to its reply."]);
  });
});

describe("SU23 the bucket of the files", () => {
  it("takes every type that the form offers, and no other", async () => {
    for (const [extension, type] of Object.entries(REPLY_FILE_TYPES)) {
      const path = `${crypto.randomUUID()}/${crypto.randomUUID()}.${extension}`;
      expect((await put(editor, path, type)).error, extension).toBeNull();
    }
    for (const type of ["text/html", "image/svg+xml", "application/x-msdownload", "video/mp4"]) {
      const path = `${crypto.randomUUID()}/${crypto.randomUUID()}.pdf`;
      expect((await put(editor, path, type)).error, type).toMatchObject({ statusCode: "415" });
    }
  });

  it.each([
    (id: string) => `${id}.pdf`,
    (id: string) => `${id}/plan.pdf`,
    (id: string) => `${id}/${id}.html`,
    (id: string) => `${id}/${id}.svg`,
    (id: string) => `${id}/${id}.pdf.exe`,
    (id: string) => `${id.toUpperCase()}/${id}.pdf`,
    (id: string) => `${id}/${id}/${id}.pdf`,
  ])("refuses a name of another form: %s", async (nameOf) => {
    expect((await put(editor, nameOf(crypto.randomUUID()))).error).not.toBeNull();
  });

  it("is closed to a member whose membership has ended, and to their replies", async () => {
    const id = crypto.randomUUID();
    const file = await storedFile(id);
    const bucket = editor.storage.from(REPLY_FILES_BUCKET);
    await backend.query(
      "update private.staff set active = false where user_id = (select id from auth.users where email = $1)",
      [PEOPLE.editor.email],
    );
    try {
      expect((await bucket.download(file.path)).data).toBeNull();
      expect((await bucket.createSignedUrl(file.path, 60)).data).toBeNull();
      expect((await bucket.list(id)).data ?? []).toEqual([]);
      const other = `${id}/${crypto.randomUUID()}.pdf`;
      expect((await put(editor, other)).error).not.toBeNull();
      expect((await insert(id, [file])).error).not.toBeNull();
    } finally {
      await backend.query("update private.staff set active = true");
    }
    expect((await bucket.download(file.path)).error).toBeNull();
  });

  it("sends its files with headers that no cache stores and no browser runs", async () => {
    const { path } = await storedFile(crypto.randomUUID());
    const { data } = await editor.auth.getSession();
    const response = await fetch(`${backend.url}/storage/v1/object/${REPLY_FILES_BUCKET}/${path}`, {
      headers: {
        apikey: backend.publishableKey,
        authorization: `Bearer ${String(data.session?.access_token)}`,
      },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  });

  it("SU18 a reply from a backup that has no files, or lost them, is restored", async () => {
    const id = crypto.randomUUID();
    const item = { id, inquiry_id: inquiryId, subject: "Re", body: "x", sent_at: "2026-01-01" };
    const restored = async (row: object) =>
      (
        await backend.query(
          "select private.validate_restored_row('inquiry_replies', $1::jsonb) as item",
          [JSON.stringify(row)],
        )
      )[0]?.["item"];
    expect(await restored(item)).toEqual({ ...item, attachments: [] });
    const attachments = [
      { path: `${id}/${id}.pdf`, name: "plan.pdf", type: "application/pdf", size: 8 },
    ];
    expect(await restored({ ...item, attachments })).toEqual({ ...item, attachments });
  });
});
