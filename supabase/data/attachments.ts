import * as v from "valibot";
import type { Json } from "./database.types.ts";
import { DataError } from "./errors.ts";
import { listOf } from "./json-column.ts";
import type { INQUIRY_FILES_BUCKET, REPLY_FILES_BUCKET } from "./limits.ts";
import { storageError } from "./media.ts";
import type { StaffClient } from "./staff-client.ts";
import { requireStaff } from "./staff-requests.ts";

const attachmentSchema = v.object({
  /** Name in the bucket: two ids and the extension. */
  path: v.string(),
  name: v.string(),
  type: v.string(),
  /** Bytes. */
  size: v.number(),
});
const attachmentList = listOf(attachmentSchema);

/** A file of a saved inquiry or reply. */
export type Attachment = v.InferOutput<typeof attachmentSchema>;

/** The files of a saved inquiry or reply (column `attachments`). */
export function attachmentsOf({ attachments }: { readonly attachments: Json }): Attachment[] {
  return v.parse(attachmentList, attachments);
}

/** The private buckets of attached files. */
type AttachmentBucket = typeof REPLY_FILES_BUCKET | typeof INQUIRY_FILES_BUCKET;

/** A stored file. Throws `not-found` for one that is not stored any more. */
export async function downloadAttachment(
  client: StaffClient,
  bucket: AttachmentBucket,
  { path, name, type }: Attachment,
): Promise<File> {
  const { data, error } = await client.storage.from(bucket).download(path);
  if (error === null) return new File([data], name, { type });
  const reason = await storageError(client, error);
  if (reason.code !== "not-found") throw reason;
  // Storage hides a file from former members, too.
  await requireStaff(client);
  throw new DataError("not-found", GONE, { status: reason.status, cause: reason.cause ?? reason });
}

const GONE = "This file is not stored any more. Backups contain the names of attached files only.";
