import { describe, expect, it, vi } from "vitest";
import { REPLY_FILES_MAX, REPLY_FILES_MAX_BYTES } from "#supabase/data/limits.ts";
import { addReplyFiles, validateReplyFiles, lostFiles, totalSize } from "./reply-files.ts";

const pdf = (name: string, bytes = 8) => {
  const content = new Uint8Array(bytes);
  content.set(new TextEncoder().encode("%PDF-1.7"));
  return new File([content], name, { lastModified: 0 });
};
const attached = async (...files: readonly File[]) => (await validateReplyFiles(files)).files;

describe("SU23 files that are chosen for a reply", () => {
  it("are attached, and each refused one is named with the reason", async () => {
    const empty = new File([], "empty.pdf");
    const program = new File(["MZ"], "setup.exe");
    const disguised = new File(["MZ"], "setup.pdf");
    const folder = Object.assign(pdf("plans.pdf"), {
      slice: () => {
        throw new Error("A folder has no bytes.");
      },
    });
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const { files, refusals } = await validateReplyFiles([
      ...[pdf("plan.pdf"), empty, program, disguised, folder],
    ]);
    expect(files.map(({ file, extension }) => [file.name, extension])).toEqual([
      ["plan.pdf", "pdf"],
    ]);
    expect(refusals).toEqual([
      "“empty.pdf” (0 B) was not attached: it is empty.",
      "“setup.exe” (2 B) was not attached: only PDF, JPEG, PNG, WebP, AVIF, TXT, CSV, DOCX, XLSX, DWG, DXF and ZIP files are sent.",
      "“setup.pdf” (2 B) was not attached: its content is not what its name says.",
      "“plans.pdf” (8 B) was not attached: it cannot be read. Put a folder into a ZIP.",
    ]);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it("have at most 10 MB together; smaller ones after a refused one are taken", async () => {
    const large = pdf("large.pdf", REPLY_FILES_MAX_BYTES - 10);
    const files = await attached(large, pdf("more.pdf", 11), pdf("small.pdf", 10));
    const result = addReplyFiles([], files);
    expect(result.files.map(({ file }) => file.name)).toEqual(["large.pdf", "small.pdf"]);
    expect(totalSize(result.files)).toBe(REPLY_FILES_MAX_BYTES);
    expect(result.refusals).toEqual([
      "“more.pdf” (11 B) was not attached: together the files may have at most 10 MB.",
    ]);
  });

  it("are at most ten, each once", async () => {
    const names = Array.from({ length: REPLY_FILES_MAX + 1 }, (_, at) => `${String(at)}.pdf`);
    const files = await attached(...names.map((name) => pdf(name)));
    const result = addReplyFiles(files.slice(0, 2), files);
    expect(result.files).toEqual(files.slice(0, REPLY_FILES_MAX));
    expect(result.refusals).toEqual([
      "“10.pdf” (8 B) was not attached: a reply may have 10 files.",
    ]);
  });

  it("have names without control characters and slashes, of at most 255 characters with the extension", async () => {
    const [clean, long] = await attached(
      pdf("plan\r\nBcc: x\\y/z.pdf"),
      pdf(`${"ä".repeat(300)}.pdf`),
    );
    expect(clean?.file.name).toBe("plan  Bcc: x y z.pdf");
    expect(long?.file.name).toBe(`${"ä".repeat(251)}.pdf`);
  });

  it("are named when a draft had them and the page has not", async () => {
    expect(lostFiles(["plan.pdf"], [])).toEqual(["plan.pdf"]);
    expect(lostFiles(["plan.pdf"], await attached(pdf("plan.pdf")))).toEqual([]);
  });
});
