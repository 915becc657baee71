import { downloadAttachment } from "./attachments.ts";
import type { Attachment } from "./attachments.ts";
import { DataError } from "./errors.ts";
import { inquiryFileType } from "./inquiry-file-type.ts";
import { INQUIRY_FILES_BUCKET } from "./limits.ts";
import { SIGNATURE_BYTES } from "./media-type.ts";
import { storageError } from "./media.ts";
import type { StaffClient } from "./staff-client.ts";

/** Seconds that the address of an image is valid. */
const IMAGE_SECONDS = 300;

/** Types that every browser shows; HEIC is not among them. */
const SHOWN_TYPES = ["image/jpeg", "image/png", "image/webp"];

/** Whether a file of an inquiry can be shown as an image. */
export function isShownImage({ type }: Attachment): boolean {
  return SHOWN_TYPES.includes(type);
}

/** Address of an image of an inquiry, valid for five minutes; null for one that is not stored any more. */
export async function inquiryImageUrl(
  client: StaffClient,
  { path }: Attachment,
): Promise<string | null> {
  const bucket = client.storage.from(INQUIRY_FILES_BUCKET);
  const { data, error } = await bucket.createSignedUrl(path, IMAGE_SECONDS);
  if (error === null) return data.signedUrl;
  const reason = await storageError(client, error);
  if (reason.code !== "not-found") throw reason;
  return null;
}

/** A file of a saved inquiry. Throws `invalid` if its first bytes are not those of its type: the server trusts what a
 * visitor's program declares. */
export async function downloadInquiryFile(
  client: StaffClient,
  attachment: Attachment,
): Promise<File> {
  const file = await downloadAttachment(client, INQUIRY_FILES_BUCKET, attachment);
  const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  if (inquiryFileType(start) === attachment.type) return file;
  throw new DataError(
    "invalid",
    `“${attachment.name}” is not what its name says, so it was not saved. Ask the sender for another file.`,
  );
}
