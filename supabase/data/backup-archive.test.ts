import { strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { Backup } from "./backup-archive.ts";
import { listArchive, readArchive } from "./backup-reader.ts";
import { createBackupWriter } from "./backup-writer.ts";

const backup: Backup = {
  madeAt: new Date("2026-03-01T10:00:00Z"),
  mediaBase: "http://127.0.0.1:54321/storage/v1/object/public/",
  rows: {
    categories: [{ id: "1", name: "Łódź 🪑" }],
    blog_posts: [],
    projects: [{ id: "2", gallery_images: [{ url: "x" }], area_sqft: null }],
    slug_history: [],
    contact_submissions: [],
    inquiry_notes: [],
    inquiry_replies: [],
    reply_templates: [],
    post_versions: [],
    redirects: [],
    media_files: [],
    setting_versions: [],
    project_versions: [],
    site_settings: [{ key: "site_facts", value: { phone: "1" } }],
  },
  files: [
    { bucket: "blog-images", name: "1700000000000-abcdef.png", bytes: new Uint8Array([1, 2, 3]) },
  ],
};

async function createArchive({ files, ...content }: Backup): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const writer = createBackupWriter((chunk) => chunks.push(chunk));
  for (const file of files) writer.addFile(file);
  await writer.finish(content);
  const bytes = await new Blob(chunks).bytes();
  expect(writer.size()).toBe(bytes.byteLength);
  return bytes;
}

/** The archive with one of its files replaced or, for null, removed. */
async function tampered(name: string, content: string | null) {
  const files: Record<string, Uint8Array> = unzipSync(await createArchive(backup));
  if (content === null)
    return zipSync(Object.fromEntries(Object.entries(files).filter(([known]) => known !== name)));
  return zipSync({ ...files, [name]: strToU8(content) });
}

describe("SU18 a backup", () => {
  it("is equal after packing and unpacking", async () => {
    expect(await readArchive(await createArchive(backup))).toEqual(backup);
  });

  it("is equal with more rows than are compressed at once", async () => {
    const categories = Array.from({ length: 2000 }, (_, n) => ({
      id: n,
      text: `🪑${n}`.repeat(99),
    }));
    const long = { ...backup, rows: { ...backup.rows, categories } };
    expect(await readArchive(await createArchive(long))).toEqual(long);
  });

  it("is listed without the bytes of its files", async () => {
    const bytes = await createArchive(backup);
    const [file] = backup.files;
    const start = Buffer.from(bytes).indexOf(file!.bytes);
    expect(start).toBeGreaterThan(0);
    bytes.fill(0, 0, start + file!.bytes.byteLength);
    expect(listArchive(bytes)).toEqual({ ...backup, files: [{ ...file, bytes: 3 }] });
  });

  it.each([
    ["rows/projects.json", "[]", "rows of projects are missing"],
    ["media/blog-images/1700000000000-abcdef.png", null, "is missing"],
    ["media/blog-images/1700000000000-abcdef.png", "ab", "is missing"],
  ])("is not listed when the content of %s is %j", async (name, content, reason) => {
    const bytes = await tampered(name, content);
    expect(() => listArchive(bytes)).toThrow(reason);
  });

  it("takes no file that no backup could restore", async () => {
    const files = [{ bucket: "blog-images", name: "logo.png", bytes: new Uint8Array() }] as const;
    await expect(createArchive({ ...backup, files })).rejects.toThrow("blog-images/logo.png");
  });

  it.each([
    ["manifest.json", null, "manifest.json is missing"],
    ["manifest.json", "{}", "not a backup of this dashboard"],
    ["manifest.json", "{", "cannot be read"],
    ["rows/projects.json", "[]", "rows of projects are missing"],
    ["rows/projects.json", "[7]", "rows of projects are missing"],
    ["rows/categories.json", null, "rows/categories.json is missing"],
    ["media/blog-images/1700000000000-abcdef.png", null, "is missing"],
    ["media/blog-images/1700000000000-abcdef.png", "ab", "is missing"],
  ])("is refused when the content of %s is %j", async (name, content, reason) => {
    await expect(tampered(name, content).then(readArchive)).rejects.toThrow(reason);
  });

  it("is refused when its version is newer, a file name is invalid, or it is not a zip", async () => {
    const manifest = (change: object) => {
      const known = {
        format: "interior-design-studio-backup",
        version: 1,
        rows: {
          categories: 1,
          blog_posts: 0,
          projects: 1,
          slug_history: 0,
          contact_submissions: 0,
          inquiry_notes: 0,
          inquiry_replies: 0,
          reply_templates: 0,
          post_versions: 0,
          redirects: 0,
          media_files: 0,
          site_settings: 1,
        },
        media: [],
      };
      return tampered("manifest.json", JSON.stringify({ ...known, ...change }));
    };
    await expect(manifest({ version: 2 }).then(readArchive)).rejects.toThrow("another version");
    const strange = [{ bucket: "blog-images", name: "../../etc.html", bytes: 1 }];
    await expect(manifest({ media: strange }).then(readArchive)).rejects.toThrow(
      "cannot be one of ours",
    );
    await expect(readArchive(new Uint8Array([1, 2, 3]))).rejects.toThrow("not a zip archive");
  });
});
