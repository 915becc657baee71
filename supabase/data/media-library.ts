import type { Json } from "./database.types.ts";
import { MEDIA_BUCKETS, storageError } from "./media.ts";
import type { MediaBucket } from "./media.ts";
import { isCopyName } from "./image-copies.ts";
import type { StaffClient } from "./staff-client.ts";
import { sendAsStaff } from "./staff-requests.ts";

/** An uploaded file. */
export interface StoredFile {
  readonly bucket: MediaBucket;
  readonly name: string;
  readonly url: string;
  readonly type: string;
  readonly bytes: number;
  readonly uploadedAt: Date;
}

/** A post or project that uses a file. */
export interface MediaUse {
  readonly kind: "post" | "project";
  readonly id: string;
  readonly title: string;
  readonly trashed: boolean;
}

const LISTED_AT_ONCE = 500;

/** Every uploaded file of both buckets, newest first, without the smaller copies of images. */
export async function listMedia(client: StaffClient): Promise<StoredFile[]> {
  return (await listMediaWithVariants(client)).filter(({ name }) => !isCopyName(name));
}

/** Every stored file of both buckets, newest first: the files of a backup. */
export async function listMediaWithVariants(client: StaffClient): Promise<StoredFile[]> {
  const files = await Promise.all(MEDIA_BUCKETS.map((bucket) => listBucket(client, bucket)));
  return files.flat().sort((one, other) => (one.name < other.name ? 1 : -1));
}

async function listBucket(client: StaffClient, bucket: MediaBucket): Promise<StoredFile[]> {
  const objects = client.storage.from(bucket);
  const files: StoredFile[] = [];
  for (;;) {
    const { data, error } = await objects.list("", {
      limit: LISTED_AT_ONCE,
      offset: files.length,
      sortBy: { column: "name", order: "desc" },
    });
    if (error) throw await storageError(client, error);
    for (const { name, metadata, created_at } of data) {
      const shown = (metadata ?? {}) as Readonly<Record<string, unknown>>;
      files.push({
        bucket,
        name,
        url: objects.getPublicUrl(name).data.publicUrl,
        type: typeof shown["mimetype"] === "string" ? shown["mimetype"] : "",
        bytes: typeof shown["size"] === "number" ? shown["size"] : 0,
        uploadedAt: timeIn(name) ?? new Date(created_at ?? 0),
      });
    }
    if (data.length < LISTED_AT_ONCE) return files;
  }
}

/** The upload time in milliseconds at the start of a name. */
function timeIn(name: string): Date | null {
  const digits = /^\d{13}/.exec(name)?.[0];
  return digits === undefined ? null : new Date(Number(digits));
}

/** Posts and projects that use a file, those in the trash included, by file name. */
export async function mediaUses(
  client: StaffClient,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, readonly MediaUse[]>> {
  const found = await sendAsStaff(client, client.rest.rpc("media_uses"), signal);
  const uses = new Map<string, readonly MediaUse[]>();
  if (typeof found !== "object" || found === null || Array.isArray(found)) return uses;
  for (const [name, entries] of Object.entries(found)) {
    uses.set(name, Array.isArray(entries) ? entries.flatMap(parseUse) : []);
  }
  return uses;
}

function parseUse(value: Json): MediaUse[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  const { kind, id, title, trashed } = value;
  if (typeof id !== "string" || typeof title !== "string") return [];
  return [{ kind: kind === "project" ? "project" : "post", id, title, trashed: trashed === true }];
}
