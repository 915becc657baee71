import { createHash, randomUUID } from "node:crypto";
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, extname, join, resolve, sep } from "node:path";
import type { App } from "@supabase/lite";
import {
  INQUIRY_FILE_TYPES,
  INQUIRY_FILES_BUCKET,
  REPLY_FILE_TYPES,
  REPLY_FILES_BUCKET,
} from "#supabase/data/limits.ts";
import { systemCode } from "./backend-error.ts";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter["headObject"]>>;

/** Content types by file extension; the policies accept only these extensions. */
const TYPES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries({ ...REPLY_FILE_TYPES, ...INQUIRY_FILE_TYPES }).map(([name, type]) => [
      `.${name}`,
      type,
    ]),
  ),
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".gif": "image/gif",
  ".avif": "image/avif",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".mov": "video/quicktime",
};

/** Seconds. Names are unique, but a file can be replaced. Private files stay in no cache. */
const cacheOf = (bucket: string) =>
  PRIVATE_BUCKETS.includes(bucket) ? "private, no-store" : "public, max-age=3600";
const PRIVATE_BUCKETS: readonly string[] = [REPLY_FILES_BUCKET, INQUIRY_FILES_BUCKET];

/** Uploaded images, videos and attached files as files in one folder: folder/bucket/name. Writes are atomic, so that a
 * killed process leaves no partial file. Files have at most 10 MiB and are read as a whole. */
export function storageAdapter(folder: string): StorageAdapter {
  const root = resolve(folder);
  const pathOf = (bucket: string, name: string) => inside(root, join(root, bucket, name));

  return {
    driver: null,
    async getObject(bucket, name) {
      const file = pathOf(bucket, name);
      const body = await readFile(file).catch(nothingWhenMissing);
      if (body === null) return { httpStatusCode: 404, metadata: describe(bucket, name, 0, "") };
      return {
        httpStatusCode: 200,
        metadata: describe(bucket, name, body.byteLength, tag(body)),
        body,
      };
    },
    async uploadObject(bucket, name, _version, body) {
      const bytes = await wholeOf(body);
      await writeWhole(pathOf(bucket, name), bytes);
      return describe(bucket, name, bytes.byteLength, tag(bytes));
    },
    async deleteObject(bucket, name) {
      await rm(pathOf(bucket, name), { force: true });
    },
    async deleteObjects(bucket, names) {
      for (const name of names) await rm(pathOf(bucket, name), { force: true });
    },
    async copyObject(bucket, name, _version, newBucket, newName) {
      const target = pathOf(newBucket, newName);
      await mkdir(dirname(target), { recursive: true });
      await copyFile(pathOf(bucket, name), target);
      return { httpStatusCode: 200, eTag: tag(await readFile(target)), lastModified: new Date() };
    },
    async headObject(bucket, name) {
      const { size, mtimeMs } = await stat(pathOf(bucket, name));
      return describe(bucket, name, size, tag(Buffer.from(`${String(size)} ${String(mtimeMs)}`)));
    },
    privateAssetUrl: (bucket, name) => Promise.resolve(`file://${pathOf(bucket, name)}`),
  };
}

/** The policies validate names already; a name that leads out of the folder is a bug. */
function inside(root: string, file: string): string {
  if (!file.startsWith(root + sep)) throw new Error("This name leads out of the media folder.");
  return file;
}

function describe(bucket: string, name: string, size: number, eTag: string): ObjectMetadata {
  const mimetype = TYPES[extname(name).toLowerCase()] ?? "application/octet-stream";
  return { cacheControl: cacheOf(bucket), contentLength: size, size, mimetype, eTag };
}

function tag(bytes: Uint8Array): string {
  return `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`;
}

async function wholeOf(body: Parameters<StorageAdapter["uploadObject"]>[3]): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  return new Uint8Array(await new Response(body as ReadableStream).arrayBuffer());
}

async function writeWhole(file: string, bytes: Uint8Array) {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}

function nothingWhenMissing(error: unknown): null {
  if (systemCode(error) === "ENOENT") return null;
  throw error;
}
