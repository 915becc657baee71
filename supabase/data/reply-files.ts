import type { Attachment } from "./attachments.ts";
import { DataError } from "./errors.ts";
import { REPLY_FILE_TYPES, REPLY_FILES_BUCKET } from "./limits.ts";
import type { ReplyFileExtension } from "./limits.ts";
import { storageError } from "./media.ts";
import type { StaffClient } from "./staff-client.ts";
import { trackUpload } from "./upload-progress.ts";
import type { UploadOptions, UploadProgressListener } from "./upload-progress.ts";

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
  options: UploadOptions = {},
): Promise<void> {
  // Bytes, not the File: the embedded backend refuses the multipart form that a File becomes.
  const bytes = await file.arrayBuffer().catch((cause: unknown) => {
    const message = `“${name}” has changed since it was chosen, or is gone. Remove it and choose it again.`;
    throw new DataError("invalid", message, { field: "attachments", cause });
  });
  trackUpload(bytes, options);
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
