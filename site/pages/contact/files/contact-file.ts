import { inquiryFileName, inquiryFileType } from "#supabase/data/inquiry-file-type.ts";
import { UPLOAD_MAX_BYTES } from "#supabase/data/limits.ts";
import type { InquiryFileType } from "#supabase/data/limits.ts";
import { SIGNATURE_BYTES } from "#supabase/data/media-type.ts";
import { contactFiles } from "#site/content/contact.ts";

/** How far the upload of a file is. `share` is 0 to 1. */
export type UploadState =
  | { readonly status: "waiting" }
  | { readonly status: "uploading"; readonly share: number }
  | { readonly status: "stored" }
  | { readonly status: "failed"; readonly message: string };

/** A file that the visitor attaches to the inquiry. */
export interface ContactFile {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly type: InquiryFileType;
  /** Null after a reload: then the file is stored and cannot be uploaded again. */
  readonly file: File | null;
  /** The path in the bucket that is reserved for it; null before that. */
  readonly path: string | null;
  readonly state: UploadState;
}

/** A file that can be attached, or the sentence why not. Reads the beginning of the file to determine its type. */
export async function checkFile(file: File): Promise<ContactFile | string> {
  if (file.size > UPLOAD_MAX_BYTES) return contactFiles.tooLarge(file.name);
  if (file.size === 0) return contactFiles.empty(file.name);
  const start = await firstBytes(file);
  if (start === null) return contactFiles.unreadable(file.name);
  const type = inquiryFileType(start);
  if (type === null) return contactFiles.wrongType(file.name);
  const name = inquiryFileName(file.name, type);
  return {
    id: crypto.randomUUID(),
    name,
    size: file.size,
    type,
    file,
    path: null,
    state: { status: "waiting" },
  };
}

/** Null for a file that cannot be read, such as a folder. */
async function firstBytes(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  } catch (error) {
    console.warn("[inquiry-files]", error);
    return null;
  }
}

/** Whether the visitor chose the same file before. */
export function isSameFile({ file }: ContactFile, other: File): boolean {
  return (
    file !== null &&
    file.name === other.name &&
    file.size === other.size &&
    file.lastModified === other.lastModified
  );
}
