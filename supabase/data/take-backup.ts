import { BACKUP_TABLES, mediaBase, readAllRows, readFileBytes } from "./backup.ts";
import type { BackupRows } from "./backup.ts";
import type { BackupContent, BackupFileEntry } from "./backup-archive.ts";
import { createBackupWriter } from "./backup-writer.ts";
import type { ArchiveSink } from "./backup-writer.ts";
import { messageOf } from "./errors.ts";
import { listMediaWithCopies } from "./media-library.ts";
import { assertStorable } from "./media.ts";
import type { StaffClient } from "./staff-client.ts";

/** Content of a backup, without the bytes of its files. */
export interface TakenBackup extends BackupContent {
  readonly files: readonly BackupFileEntry[];
  /** Size of the first part of the archive, which holds the files. */
  readonly filesEnd: number;
}

/** Called before each file with the number of files that were read and of all. */
type FileProgress = (done: number, of: number) => void;

/** Reads all rows and files and hands them to the sink as one zip. Holds one file at a time in memory.
 * Row-level security hides rows instead of refusing them, so that the backup is whole for owners only. */
export async function takeBackup(
  client: StaffClient,
  sink: ArchiveSink,
  onProgress: FileProgress,
): Promise<TakenBackup> {
  const madeAt = new Date();
  const rows = await readSnapshot(client);
  const stored = await listMediaWithCopies(client);
  const writer = createBackupWriter(sink);
  for (const [done, { bucket, name, url }] of stored.entries()) {
    onProgress(done, stored.length);
    writer.addFile({ bucket, name, bytes: await fetchFile(`${bucket}/${name}`, name, url) });
  }
  const filesEnd = writer.size();
  const content: BackupContent = { madeAt, mediaBase: mediaBase(client), rows };
  return { ...content, files: await writer.finish(content), filesEnd };
}

/** Fetches a file; throws an error that names it if it cannot be fetched or a restore would refuse it. */
async function fetchFile(path: string, name: string, url: string) {
  try {
    const bytes = await readFileBytes(url);
    assertStorable(name, bytes);
    return bytes;
  } catch (error) {
    throw new Error(`The file ${path} cannot be part of a backup. ${messageOf(error)}`, {
      cause: error,
    });
  }
}

const READS_MAX = 5;

/** All rows as they were at one moment. A row saved between two requests could be in the backup twice, or
 * refer to a row that is not in it, and such a backup is refused when it is restored. So the rows are
 * read until two consecutive reads agree. */
async function readSnapshot(client: StaffClient): Promise<BackupRows> {
  let rows = await readAllRows(client);
  for (let reads = 1; reads < READS_MAX; reads += 1) {
    const again = await readAllRows(client);
    if (areSame(rows, again)) return again;
    rows = again;
  }
  throw new Error("Rows were saved each time they were read. Try again when nobody is saving.");
}

function areSame(rows: BackupRows, others: BackupRows): boolean {
  return BACKUP_TABLES.every((table) => {
    const other = others[table];
    const same = (row: unknown, index: number) =>
      JSON.stringify(row) === JSON.stringify(other[index]);
    return rows[table].length === other.length && rows[table].every(same);
  });
}
