import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { BACKUP_TABLES } from "./backup.ts";
import type { BackupFile } from "./backup.ts";
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  MANIFEST_PATH,
  mediaPath,
  rowsPath,
  STORED_NAME,
} from "./backup-archive.ts";
import type { BackupContent, BackupFileEntry } from "./backup-archive.ts";

/** Limits of a zip without ZIP64, which fflate does not write. */
const ZIP_MAX_BYTES = 2 ** 32 - 1;
const ZIP_MAX_ENTRIES = 2 ** 16 - 1;

const TOO_LARGE = `The files exceed ${String(Math.round(ZIP_MAX_BYTES / 2 ** 30))} GB, the limit of one backup.`;
const TOO_MANY = `There are more than ${String(Math.floor(ZIP_MAX_ENTRIES / 1000))},000 files, the limit of one backup.`;

/** Characters that are compressed at once: some 20 ms of work. */
const DEFLATED_AT_ONCE = 500_000;

/** Receives the next bytes of the archive. Throw in it to abort. */
export type ArchiveSink = (chunk: Uint8Array<ArrayBuffer>) => void;

export interface BackupWriter {
  /** Bytes handed to the sink so far. */
  readonly size: () => number;
  readonly addFile: (file: BackupFile) => void;
  /** Completes the archive and returns its files; call it once, after the last one. */
  readonly finish: (content: BackupContent) => Promise<readonly BackupFileEntry[]>;
}

/** Writes a backup as one zip, piece by piece, so that only one file at a time is in memory:
 * media/<bucket>/<name>, rows/<table>.json and manifest.json, which lists the files written. */
export function createBackupWriter(sink: ArchiveSink): BackupWriter {
  const files: BackupFileEntry[] = [];
  let size = 0;
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    size += chunk.byteLength;
    if (size > ZIP_MAX_BYTES) throw new Error(TOO_LARGE);
    sink(chunk);
  });
  return {
    size: () => size,
    addFile: ({ bucket, name, bytes }) => {
      if (!STORED_NAME.test(name)) {
        throw new Error(
          `The file ${bucket}/${name} was not stored by the dashboard, and no backup could restore it. Remove it from the storage first.`,
        );
      }
      if (files.length + BACKUP_TABLES.length + 1 >= ZIP_MAX_ENTRIES) {
        throw new Error(TOO_MANY);
      }
      // Images and videos are compressed formats: deflating them again only costs time.
      const entry = new ZipPassThrough(mediaPath({ bucket, name }));
      zip.add(entry);
      entry.push(bytes, true);
      files.push({ bucket, name, bytes: bytes.byteLength });
    },
    finish: async (content) => {
      for (const table of BACKUP_TABLES) {
        await addRows(zip, rowsPath(table), content.rows[table]);
      }
      const manifest = new ZipDeflate(MANIFEST_PATH);
      zip.add(manifest);
      manifest.push(strToU8(JSON.stringify(manifestOf(content, files), null, 2)), true);
      zip.end();
      return files;
    },
  };
}

function manifestOf({ madeAt, mediaBase, rows }: BackupContent, media: readonly BackupFileEntry[]) {
  return {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    made_at: madeAt.toISOString(),
    media_base: mediaBase,
    rows: Object.fromEntries(BACKUP_TABLES.map((table) => [table, rows[table].length])),
    media,
  };
}

/** Adds rows as a JSON array. Lets the page respond between the pieces. */
async function addRows(zip: Zip, path: string, rows: readonly unknown[]): Promise<void> {
  const entry = new ZipDeflate(path);
  zip.add(entry);
  let text = "[";
  for (const [index, row] of rows.entries()) {
    text += `${index === 0 ? "" : ","}${JSON.stringify(row)}`;
    if (text.length < DEFLATED_AT_ONCE) continue;
    entry.push(strToU8(text));
    text = "";
    await new Promise((resolve) => setTimeout(resolve));
  }
  entry.push(strToU8(`${text}]`), true);
}
