import * as v from "valibot";
import { textOrEmpty } from "./json-column.ts";
import { MEDIA_BUCKETS, storageError } from "./media.ts";
import type { MediaBucket } from "./media.ts";
import type { StaffClient } from "./staff-client.ts";

/** An uploaded file. */
interface StoredFile {
  readonly bucket: MediaBucket;
  readonly name: string;
  readonly url: string;
  readonly type: string;
  readonly bytes: number;
}

/** A file as the storage service lists it. */
const metadataSchema = v.fallback(
  v.object({ mimetype: textOrEmpty, size: v.fallback(v.number(), 0) }),
  { mimetype: "", size: 0 },
);

const LISTED_AT_ONCE = 500;

/** Every stored file of both buckets, newest first: the files of a backup. */
export async function listMediaWithCopies(client: StaffClient): Promise<StoredFile[]> {
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
    for (const { name, metadata } of data) {
      const { mimetype, size } = v.parse(metadataSchema, metadata);
      const url = objects.getPublicUrl(name).data.publicUrl;
      files.push({ bucket, name, url, type: mimetype, bytes: size });
    }
    if (data.length < LISTED_AT_ONCE) return files;
  }
}
