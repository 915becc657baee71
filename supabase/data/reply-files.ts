import * as v from "valibot";
import type { Json } from "./database.types.ts";
import { DataError } from "./errors.ts";
import { listOf } from "./json-column.ts";
import { REPLY_FILE_TYPES, REPLY_FILES_BUCKET } from "./limits.ts";
import type { ReplyFileExtension } from "./limits.ts";
import { storageError } from "./media.ts";
import type { StaffClient } from "./staff-client.ts";
import { requireStaff } from "./staff-requests.ts";
import { watchUpload } from "./upload-progress.ts";
import type { UploadOptions, UploadProgressListener } from "./upload-progress.ts";

const attachmentSchema = v.object({
  /** Name in the bucket: id of the reply, id of the file. */
  path: v.string(),
  name: v.string(),
  type: v.string(),
  /** Bytes. */
  size: v.number(),
});
const attachmentList = listOf(attachmentSchema);

/** A file of a stored reply. */
export type Attachment = v.InferOutput<typeof attachmentSchema>;

/** The files of a stored reply (`inquiry_replies.attachments`). */
export function attachmentsOf({ attachments }: { readonly attachments: Json }): Attachment[] {
  return v.parse(attachmentList, attachments);
}

/** A file for a reply that is not sent yet. */
export interface NewReplyFile {
  /** A UUID: the same for every attempt to send the file. */
  readonly id: string;
  readonly file: File;
  /** See `replyFileExtension`. */
  readonly extension: ReplyFileExtension;
}

/** How the reply with this id lists the file. */
export function attachmentFor(replyId: string, { id, file, extension }: NewReplyFile): Attachment {
  const path = `${replyId}/${id}.${extension}`;
  return { path, name: file.name, type: REPLY_FILE_TYPES[extension], size: file.size };
}

/** Uploads the files of a reply, one after another, and returns how the reply lists them. */
export async function uploadReplyFiles(
  client: StaffClient,
  replyId: string,
  files: readonly NewReplyFile[],
  onProgress: UploadProgressListener = () => undefined,
): Promise<Attachment[]> {
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  const attachments: Attachment[] = [];
  let sent = 0;
  for (const each of files) {
    const attachment = attachmentFor(replyId, each);
    await uploadReplyFile(client, attachment, each.file, {
      onProgress: (share) => {
        onProgress((sent + share * each.file.size) / total);
      },
    });
    sent += each.file.size;
    onProgress(sent / total);
    attachments.push(attachment);
  }
  return attachments;
}

/** Uploads a file of a reply. One that an earlier attempt has stored stays as it is. */
export async function uploadReplyFile(
  client: StaffClient,
  { path, name, type }: Attachment,
  file: File,
  watch: UploadOptions = {},
): Promise<void> {
  // Bytes, not the File: the embedded backend refuses the multipart form that a File becomes.
  const bytes = await file.arrayBuffer().catch((cause: unknown) => {
    const message = `“${name}” has changed since it was chosen, or is gone. Remove it and choose it again.`;
    throw new DataError("invalid", message, { field: "attachments", cause });
  });
  watchUpload(bytes, watch);
  const { error } = await client.storage.from(REPLY_FILES_BUCKET).upload(path, bytes, {
    cacheControl: "0",
    contentType: type,
    upsert: false,
  });
  if (error === null) return;
  const reason = await storageError(client, error);
  if (reason.status === 409) return;
  throw new DataError(reason.code, `“${name}” could not be uploaded. ${reason.message}`, {
    status: reason.status,
    field: "attachments",
    cause: reason.cause ?? reason,
  });
}

/** The file of a stored reply. Throws `not-found` for one that is not stored any more. */
export async function downloadReplyFile(
  client: StaffClient,
  { path, name, type }: Attachment,
): Promise<File> {
  const { data, error } = await client.storage.from(REPLY_FILES_BUCKET).download(path);
  if (error === null) return new File([data], name, { type });
  const reason = await storageError(client, error);
  if (reason.code !== "not-found") throw reason;
  // Storage hides a file from former members, too.
  await requireStaff(client);
  throw new DataError("not-found", GONE, { status: reason.status, cause: reason.cause ?? reason });
}

const GONE = "This file is not stored any more. Backups contain the names of attached files only.";
