import { beforeAll, describe, expect, it } from "vitest";
import { attachmentsOf } from "#supabase/data/attachments.ts";
import { sendInquiry } from "#supabase/data/inquiries.ts";
import { downloadInquiryFile, inquiryImageUrl } from "#supabase/data/inquiry-files.ts";
import { releaseInquiryFile } from "#supabase/data/inquiry-uploads.ts";
import { INQUIRY_FILES_BUCKET, INQUIRY_FILES_MAX } from "#supabase/data/limits.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { removeUnneededFiles } from "#supabase/functions/_shared/mail/file-storage.ts";
import { anonymous, call, signedIn, visitorOf } from "./clients.ts";
import { PNG } from "./images.ts";
import { filesOf, useMailServer } from "./mail-server.ts";
import { useBackend } from "./test-backend.ts";
import { PEOPLE } from "./users.ts";
import { inquiryOf, PDF, uuid, visitorFiles } from "./visitor-files.ts";

const backend = useBackend();
const { reserve, upload, uploaded, sentWith, rowsOf, isStored, expire } = visitorFiles(backend);
const { deliver, receivedBy } = useMailServer(backend);
const clean = () => removeUnneededFiles(backend, filesOf(backend));
let editor: StaffClient;
beforeAll(async () => {
  editor = await signedIn(backend, PEOPLE.editor.email);
});

describe("CT18 a visitor's inquiry carries files", () => {
  it("which the inquiry lists as they were announced, in the visitor's order, and members download", async () => {
    const form = uuid();
    const photo = await reserve("Küche.PNG", PNG.byteLength, form);
    await upload(photo, "image/png", new Uint8Array(PNG));
    const plan = await uploaded(form);
    const { row } = await sentWith([plan, photo]);
    expect(row.attachments).toEqual([
      { path: plan, name: "plan.pdf", type: "application/pdf", size: PDF.byteLength },
      { path: photo, name: "Küche.PNG", type: "image/png", size: PNG.byteLength },
    ]);
    const [, image] = attachmentsOf(row);
    if (image === undefined) throw new Error("The inquiry has two files.");
    const file = await downloadInquiryFile(editor, image);
    expect([file.name, file.type, file.size]).toEqual(["Küche.PNG", "image/png", PNG.byteLength]);
    const url = (await inquiryImageUrl(editor, image)) ?? "";
    const response = await fetch(url);
    expect(Buffer.from(await response.arrayBuffer()).equals(PNG)).toBe(true);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  it("none of which a member's download trusts: the first bytes must be those of the type", async () => {
    const bytes = new TextEncoder().encode("<script>1</script>");
    const path = await reserve("plan.pdf", bytes.byteLength);
    await upload(path, "application/pdf", bytes);
    const { row } = await sentWith([path]);
    const [file] = attachmentsOf(row);
    if (file === undefined) throw new Error("The inquiry has a file.");
    await expect(downloadInquiryFile(editor, file)).rejects.toMatchObject({ code: "invalid" });
  });

  it("once: a repeated message is a success, and one with other files is another message", async () => {
    const form = uuid();
    const paths = [await uploaded(form)];
    const { inquiry } = await sentWith(paths);
    await sendInquiry(visitorOf(backend), inquiry, { attachments: paths });
    expect(await rowsOf(inquiry)).toHaveLength(1);
    await sendInquiry(visitorOf(backend), inquiry, { attachments: [await uploaded()] });
    expect(await rowsOf(inquiry)).toHaveLength(2);
  });

  it("whose number the mail to the members has, without an address of the files", async () => {
    const form = uuid();
    const paths = [await uploaded(form), await uploaded(form)];
    const { inquiry } = await sentWith(paths);
    await deliver();
    const texts = receivedBy(PEOPLE.editor.email).map(({ text = "" }) => text);
    const notice = texts.find((text) => text.includes(inquiry.email));
    expect(notice).toMatch(/Attached:? +2 files/);
    for (const path of paths) expect(notice).not.toContain(path);
  });
});

describe("CT18 an inquiry is refused whose files", () => {
  const refused = async (attachments: unknown) => {
    const inquiry = inquiryOf();
    const path = "/rest/v1/contact_submissions";
    const response = await call(backend, anonymous, "POST", path, { ...inquiry, attachments });
    expect(await rowsOf(inquiry)).toEqual([]);
    return { status: response.status, body: await response.text() };
  };

  it.each<readonly [string, () => unknown]>([
    ["are no list", () => ({ path: "plan.pdf" })],
    ["are a number", () => 7],
    ["are objects", async () => [{ path: await uploaded() }]],
    ["are nested", async () => [[await uploaded()]]],
    ["are nothing", () => [null]],
    ["are not reserved", () => [`${uuid()}/${uuid()}.pdf`]],
    ["are those of a public bucket", () => ["1700000000000-abcdef.png"]],
    ["were not uploaded", async () => [await reserve()]],
    ["are listed twice", async () => Array.from({ length: 2 }).fill(await uploaded())],
    ["belong to two forms", async () => [await uploaded(), await uploaded()]],
    ["are more than five", () => Array.from({ length: INQUIRY_FILES_MAX + 1 }, uuid)],
    [
      "are another inquiry's",
      async () => attachmentsOf((await sentWith([await uploaded()])).row).map(({ path }) => path),
    ],
    [
      "have expired",
      async () => {
        const path = await uploaded();
        await expire([path]);
        return [path];
      },
    ],
    [
      "were removed by the visitor",
      async () => {
        const path = await uploaded();
        await releaseInquiryFile(visitorOf(backend), path);
        return [path];
      },
    ],
    [
      "have another size than announced",
      async () => {
        const path = await reserve("plan.pdf", 7);
        await upload(path);
        return [path];
      },
    ],
  ])("%s", async (_what, attachments) => {
    const { status, body } = await refused(await attachments());
    expect([status, body]).toEqual([422, expect.stringContaining('"attachments"')]);
  });

  it("and takes null for no files", async () => {
    const inquiry = { ...inquiryOf(), attachments: null };
    const path = "/rest/v1/contact_submissions";
    expect((await call(backend, anonymous, "POST", path, inquiry)).status).toBe(201);
    expect(await rowsOf(inquiry)).toMatchObject([{ attachments: [] }]);
  });
});

describe("CT18 the files of inquiries are private", () => {
  it("to everybody but members: visitors read, list, sign, replace and delete none, their own included", async () => {
    const path = await uploaded();
    const object = "/storage/v1/object";
    const at = `${INQUIRY_FILES_BUCKET}/${path}`;
    const attempts = await Promise.all([
      call(backend, anonymous, "GET", `${object}/public/${at}`),
      call(backend, anonymous, "GET", `${object}/${at}`),
      call(backend, anonymous, "POST", `${object}/sign/${at}`, { expiresIn: 60 }),
      call(backend, anonymous, "PUT", `${object}/${at}`, PDF, {
        "content-type": "application/pdf",
      }),
      call(backend, anonymous, "POST", `${object}/${at}`, PDF, {
        ...{ "content-type": "application/pdf", "x-upsert": "true" },
      }),
    ]);
    for (const response of attempts) expect(response.ok, response.url).toBe(false);
    const list = await call(backend, anonymous, "POST", `${object}/list/${INQUIRY_FILES_BUCKET}`, {
      prefix: path.split("/")[0],
    });
    expect(await list.json()).toEqual([]);
    await call(backend, anonymous, "DELETE", `${object}/${INQUIRY_FILES_BUCKET}`, {
      prefixes: [path],
    });
    expect(await isStored(path)).toBe(true);
  });

  it("and to members whose membership has ended", async () => {
    const { row } = await sentWith([await uploaded(uuid(), "a.pdf")]);
    const [file] = attachmentsOf(row);
    if (file === undefined) throw new Error("The inquiry has a file.");
    const bucket = editor.storage.from(INQUIRY_FILES_BUCKET);
    await backend.query(
      "update private.staff set active = false where user_id = (select id from auth.users where email = $1)",
      [PEOPLE.editor.email],
    );
    try {
      expect((await bucket.download(file.path)).data).toBeNull();
      expect((await bucket.createSignedUrl(file.path, 60)).data).toBeNull();
      await expect(downloadInquiryFile(editor, file)).rejects.toMatchObject({
        code: "unauthorized",
      });
    } finally {
      await backend.query("update private.staff set active = true");
    }
    expect((await downloadInquiryFile(editor, file)).size).toBe(file.size);
  });
});

describe("CT18 files that no inquiry needs are removed", () => {
  it("those that were given up, at once; those that were never sent, after their hour; others stay", async () => {
    const waiting = await uploaded();
    const released = await uploaded();
    await releaseInquiryFile(visitorOf(backend), released);
    const late = await uploaded();
    await expire([late], "11 minutes");
    const { row } = await sentWith([await uploaded()]);
    await clean();
    expect(await Promise.all([waiting, released, late].map(isStored))).toEqual([
      true,
      false,
      false,
    ]);
    for (const { path } of attachmentsOf(row)) expect(await isStored(path)).toBe(true);
  });

  it("those of erased inquiries, whose names the export of a person's data lists", async () => {
    const { inquiry, row } = await sentWith([await uploaded(uuid(), "Flat of Ann.pdf")]);
    const deleted = await sentWith([await uploaded()]);
    await editor.rest.from("contact_submissions").delete().eq("id", deleted.row.id);
    const owner = await signedIn(backend, PEOPLE.owner.email);
    const { data } = await owner.rest.rpc("export_personal_data", { address: inquiry.email });
    expect(data).toMatchObject({ inquiries: [{ attachments: row.attachments }] });
    await owner.rest.rpc("erase_personal_data", { address: inquiry.email });
    await clean();
    for (const { path } of [...attachmentsOf(row), ...attachmentsOf(deleted.row)])
      expect(await isStored(path)).toBe(false);
  });

  it("SU18 an inquiry from a backup that has no files, or lost them, is restored; one with wrong files is not", async () => {
    const item = { id: uuid(), name: "Ann", email: "ann@visitor.test", message: "x" };
    const restored = async (row: object) =>
      (
        await backend.query(
          "select private.validate_restored_row('contact_submissions', $1::jsonb) as item",
          [JSON.stringify(row)],
        )
      )[0]?.["item"];
    expect(await restored(item)).toEqual({ ...item, attachments: [], source_path: "" });
    const file = {
      path: `${uuid()}/${uuid()}.pdf`,
      name: "a.pdf",
      type: "application/pdf",
      size: 8,
    };
    expect(await restored({ ...item, attachments: [file] })).toMatchObject({ attachments: [file] });
    const wrong = [
      { ...file, path: "x.html" },
      { ...file, type: "text/html" },
      { ...file, size: 0 },
      7,
    ];
    for (const each of wrong)
      await expect(restored({ ...item, attachments: [each] })).rejects.toThrow("attachments");
    for (const each of ["//evil.test", "services", 7, null])
      await expect(restored({ ...item, source_path: each })).rejects.toThrow("source_path");
  });
});
