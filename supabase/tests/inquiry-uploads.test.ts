import { describe, expect, it } from "vitest";
import { releaseInquiryFile } from "#supabase/data/inquiry-uploads.ts";
import {
  INQUIRY_FILE_TYPES,
  INQUIRY_FILES_BUCKET,
  INQUIRY_FILES_MAX,
  UPLOAD_MAX_BYTES,
} from "#supabase/data/limits.ts";
import type { InquiryFileType } from "#supabase/data/limits.ts";
import { signedIn, visitorOf } from "./clients.ts";
import { useBackend } from "./test-backend.ts";
import { PEOPLE } from "./users.ts";
import { uuid, visitorFiles } from "./visitor-files.ts";

const backend = useBackend();
const { reserve, upload, uploaded, sentWith, isStored, expire } = visitorFiles(backend);

describe("CT18 the places of files", () => {
  it("are five for one form, and one that is given up is free again", async () => {
    const form = uuid();
    const places = await Promise.all(
      Array.from({ length: INQUIRY_FILES_MAX }, () => reserve("plan.pdf", 8, form)),
    );
    expect(new Set(places).size).toBe(INQUIRY_FILES_MAX);
    await expect(reserve("plan.pdf", 8, form)).rejects.toMatchObject({ code: "invalid" });
    await releaseInquiryFile(visitorOf(backend), places[0] ?? "");
    await reserve("plan.pdf", 8, form);
  });

  it.each([
    ["page.html", 8],
    ["image.svg", 8],
    ["run.exe", 8],
    ["plan", 8],
    ["plan.pdf\r\nx.pdf", 8],
    [`${"a".repeat(252)}.pdf`, 8],
    ["", 8],
    ["plan.pdf", 0],
    ["plan.pdf", -1],
    ["plan.pdf", UPLOAD_MAX_BYTES + 1],
  ])("are refused for %j of %d bytes", async (name, size) => {
    await expect(reserve(name, size)).rejects.toMatchObject({
      code: "invalid",
      field: "attachments",
    });
  });

  it("take one file each of the announced types, which nobody replaces", async () => {
    const editor = await signedIn(backend, PEOPLE.editor.email);
    for (const [extension, type] of Object.entries(INQUIRY_FILE_TYPES)) {
      const path = await reserve(`a.${extension}`);
      await upload(path, type);
      // An equal request is a repetition after a lost response.
      await upload(path, type);
      const other = new TextEncoder().encode("%PDF-1.4 other");
      await upload(path, type, other);
      const stored = await editor.storage.from(INQUIRY_FILES_BUCKET).download(path);
      expect(await stored.data?.text()).toBe("%PDF-1.7");
    }
  });

  it("take nothing of another type or beyond 10 MB", async () => {
    const path = await reserve();
    await expect(upload(path, "text/html" as InquiryFileType)).rejects.toMatchObject({
      code: "unsupported-type",
    });
    await expect(
      upload(path, "application/pdf", new Uint8Array(UPLOAD_MAX_BYTES + 1)),
    ).rejects.toMatchObject({ code: "too-large" });
    expect(await isStored(path)).toBe(false);
  });

  it("take nothing that is not reserved, any more", async () => {
    const expired = await reserve();
    await expire([expired]);
    const released = await reserve();
    await releaseInquiryFile(visitorOf(backend), released);
    const used = await uploaded();
    await sentWith([used]);
    for (const path of [expired, released, `${uuid()}/${uuid()}.pdf`, `../${uuid()}.pdf`]) {
      await expect(upload(path), path).rejects.toThrow();
      expect(await isStored(path)).toBe(false);
    }
  });

  it("wait 200 at a time in all, so that nobody fills the storage", async () => {
    const inserted = await backend.query(
      `insert into private.inquiry_uploads (path, name, size)
       select 'filler ' || number, 'a.pdf', 8 from generate_series(1, 200) as number returning path`,
    );
    await expect(reserve()).rejects.toMatchObject({ code: "rate-limited", field: "attachments" });
    await expire(
      inserted.map(({ path }) => String(path)),
      "11 minutes",
    );
    for (let times = 0; times < 12; times += 1) await reserve();
    const left = await backend.query(
      "select from private.inquiry_uploads where path like 'filler %'",
    );
    expect(left).toEqual([]);
  });
});
