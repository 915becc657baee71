import { cleanFileName } from "#supabase/data/file-name.ts";
import {
  REPLY_FILES_MAX,
  REPLY_FILES_MAX_BYTES,
  REPLY_FILES_MAX_MB,
} from "#supabase/data/limits.ts";
import { SIGNATURE_BYTES } from "#supabase/data/media-type.ts";
import { hasReplyFileName, replyFileExtension } from "#supabase/data/reply-file-type.ts";
import type { NewReplyFile } from "#supabase/data/reply-files.ts";
import { fileSize } from "#site/format/size.ts";

const TYPES = "PDF, JPEG, PNG, WebP, AVIF, TXT, CSV, DOCX, XLSX, DWG, DXF and ZIP";

/** Hint: types, number and size of the files that may be attached. */
export const REPLY_FILES_HINT = `${TYPES} files: up to ${String(REPLY_FILES_MAX)}, together at most ${String(REPLY_FILES_MAX_MB)} MB.`;

/** Files that can be sent, and a sentence for each other one. */
interface FileChoice {
  readonly files: readonly NewReplyFile[];
  readonly refusals: readonly string[];
}

/** Reads the beginnings of chosen files to determine their types. */
export async function validateReplyFiles(chosen: readonly File[]): Promise<FileChoice> {
  const files: NewReplyFile[] = [];
  const refusals: string[] = [];
  for (const file of chosen) {
    const named = withCleanName(file);
    const start = await startOf(file);
    const extension = start === null ? null : replyFileExtension(named.name, start);
    if (start === null)
      refusals.push(refusal(named, "it cannot be read. Put a folder into a ZIP."));
    else if (file.size === 0) refusals.push(refusal(named, "it is empty."));
    else if (extension === null) refusals.push(refusal(named, wrongType(named.name)));
    else files.push({ id: crypto.randomUUID(), file: named, extension });
  }
  return { files, refusals };
}

/** Adds files to those that are attached already, as far as the limits allow. */
export function addReplyFiles(
  attached: readonly NewReplyFile[],
  added: readonly NewReplyFile[],
): FileChoice {
  const files = [...attached];
  const refusals: string[] = [];
  for (const each of added) {
    const { file } = each;
    if (files.some((other) => isSameFile(other.file, file))) continue;
    if (files.length >= REPLY_FILES_MAX)
      refusals.push(refusal(file, `a reply may have ${String(REPLY_FILES_MAX)} files.`));
    else if (totalSize(files) + file.size > REPLY_FILES_MAX_BYTES)
      refusals.push(
        refusal(file, `together the files may have at most ${String(REPLY_FILES_MAX_MB)} MB.`),
      );
    else files.push(each);
  }
  return { files, refusals };
}

/** Bytes. */
export function totalSize(files: readonly NewReplyFile[]): number {
  return files.reduce((sum, { file }) => sum + file.size, 0);
}

/** Names of files that were attached when the draft was stored, but are not any more: after a reload. */
export function lostFiles(attached: readonly string[], files: readonly NewReplyFile[]): string[] {
  return files.length > 0 ? [] : [...attached];
}

function withCleanName(file: File): File {
  const name = cleanFileName(file.name);
  const { type, lastModified } = file;
  return name === file.name ? file : new File([file], name, { type, lastModified });
}

/** Null for a file that cannot be read, such as a folder. */
async function startOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  } catch (error) {
    console.warn("[reply-files]", error);
    return null;
  }
}

function wrongType(name: string): string {
  return hasReplyFileName(name)
    ? "its content is not what its name says."
    : `only ${TYPES} files are sent.`;
}

function refusal(file: File, reason: string): string {
  return `“${file.name}” (${fileSize(file.size)}) was not attached: ${reason}`;
}

function isSameFile(left: File, right: File): boolean {
  return (
    left.name === right.name && left.size === right.size && left.lastModified === right.lastModified
  );
}
