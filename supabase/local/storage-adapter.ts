import { createHash, randomUUID } from "node:crypto";
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, extname, join, resolve, sep } from "node:path";
import type { App } from "@supabase/lite";
import { systemCode } from "./backend-error.ts";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter["headObject"]>>;

/** A file is served as what its ending says; the policies let only these endings in. */
const TYPES: Readonly<Record<string, string>> = {
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

/** Seconds. Names are never used twice, but a file may be replaced. */
const CACHE = "public, max-age=3600";

/** Uploaded pictures and films as files of one folder: folder/bucket/name. A file appears whole or not
 * at all, so that a killed process leaves no half of one. At most 10 MiB each, so read as a whole. */
export function storageAdapter(folder: string): StorageAdapter {
  const root = resolve(folder);
  const pathOf = (bucket: string, name: string) => inside(root, join(root, bucket, name));

  return {
    driver: null,
    async getObject(bucket, name) {
      const file = pathOf(bucket, name);
      const body = await readFile(file).catch(nothingWhenMissing);
      if (body === null) return { httpStatusCode: 404, metadata: describe(name, 0, "") };
      return { httpStatusCode: 200, metadata: describe(name, body.byteLength, tag(body)), body };
    },
    async uploadObject(bucket, name, _version, body) {
      const bytes = await wholeOf(body);
      await writeWhole(pathOf(bucket, name), bytes);
      return describe(name, bytes.byteLength, tag(bytes));
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
      return describe(name, size, tag(Buffer.from(`${String(size)} ${String(mtimeMs)}`)));
    },
    privateAssetUrl: (bucket, name) => Promise.resolve(`file://${pathOf(bucket, name)}`),
  };
}

/** Names are checked by policy already; a name that leads out of the folder is a bug, not a file. */
function inside(root: string, file: string): string {
  if (!file.startsWith(root + sep)) throw new Error("This name leads out of the media folder.");
  return file;
}

function describe(name: string, size: number, eTag: string): ObjectMetadata {
  const mimetype = TYPES[extname(name).toLowerCase()] ?? "application/octet-stream";
  return { cacheControl: CACHE, contentLength: size, size, mimetype, eTag };
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
