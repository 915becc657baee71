import { createHash } from "node:crypto";
import {
  closeSync,
  fstatSync,
  fsyncSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { BACKUP_TABLES } from "#supabase/data/backup.ts";
import { listArchive } from "#supabase/data/backup-reader.ts";
import type { ArchiveSink } from "#supabase/data/backup-writer.ts";
import type { TakenBackup } from "#supabase/data/take-backup.ts";
import { PART } from "./backup-files.ts";

/** A backup as it was found in its file. */
export interface WrittenBackup {
  readonly rows: Readonly<Record<string, number>>;
  readonly files: number;
  /** Size of the archive in bytes. */
  readonly bytes: number;
}

/** Writes a backup to a temporary file, reads it again, and gives it its name only if it is whole. A
 * failure leaves no file. */
export async function writeBackupFile(
  file: string,
  take: (sink: ArchiveSink) => Promise<TakenBackup>,
): Promise<WrittenBackup> {
  const part = `${file}${PART}`;
  const descriptor = openSync(part, "wx+", 0o600);
  let isOpen = true;
  try {
    const hash = createHash("sha256");
    const taken = await take((chunk) => {
      writeFileSync(descriptor, chunk);
      hash.update(chunk);
    });
    fsyncSync(descriptor);
    const written = verifyArchive(descriptor, taken, hash.digest("hex"));
    // Windows renames no file that is open.
    closeSync(descriptor);
    isOpen = false;
    renameSync(part, file);
    return written;
  } catch (error) {
    if (isOpen) closeSync(descriptor);
    rmSync(part, { force: true });
    throw error;
  }
}

/** Reads the archive again: the same bytes as were written, and the same rows and files as were read from
 * the backend. */
function verifyArchive(descriptor: number, taken: TakenBackup, digest: string): WrittenBackup {
  const bytes = fstatSync(descriptor).size;
  const archive = readWrittenArchive(descriptor, bytes, taken.filesEnd, digest);
  const { rows, files } = listArchive(archive);
  const different = BACKUP_TABLES.find((table) => rows[table].length !== taken.rows[table].length);
  if (different !== undefined || files.length !== taken.files.length) {
    throw new Error(
      `The backup was not written correctly: ${different ?? "files"} in it differ from those read.`,
    );
  }
  const counts = BACKUP_TABLES.map((table) => [table, rows[table].length] as const);
  return { rows: Object.fromEntries(counts), files: files.length, bytes };
}

const READ_AT_ONCE = 1024 * 1024;

/** The archive from `filesEnd` on, at its place in an array as long as the archive. The part before, the
 * files, stays zero: the system gives memory only to the parts of an array that are written. Every byte is
 * compared with what was written, by its digest. */
function readWrittenArchive(
  descriptor: number,
  size: number,
  filesEnd: number,
  digest: string,
): Uint8Array {
  const archive = new Uint8Array(size);
  const scratch = new Uint8Array(READ_AT_ONCE);
  const hash = createHash("sha256");
  for (let at = 0; at < size;) {
    const isFile = at < filesEnd;
    const end = Math.min(at + READ_AT_ONCE, isFile ? filesEnd : size);
    const target = isFile ? scratch.subarray(0, end - at) : archive.subarray(at, end);
    const count = readSync(descriptor, target, 0, target.byteLength, at);
    if (count === 0) break;
    hash.update(target.subarray(0, count));
    at += count;
  }
  if (hash.digest("hex") !== digest) {
    throw new Error("The backup was not written correctly: its bytes differ from those written.");
  }
  return archive;
}
