import { strFromU8, unzip, unzipSync } from "fflate";
import type { Unzipped } from "fflate";
import * as v from "valibot";
import { BACKUP_TABLES } from "./backup.ts";
import type { BackupFile, BackupRows, BackupTable } from "./backup.ts";
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  isMediaPath,
  MANIFEST_PATH,
  mediaPath,
  rowsPath,
  STORED_NAME,
} from "./backup-archive.ts";
import type { Backup, BackupContent, BackupFileEntry } from "./backup-archive.ts";
import type { Json } from "./database.types.ts";
import { MEDIA_BUCKETS } from "./media.ts";

/** Reads and validates a whole archive. Rejects with an `Error` whose message is shown to the member. */
export async function readArchive(bytes: Uint8Array): Promise<Backup> {
  const content = await unpacked(bytes);
  const { media, ...rest } = contentOf(content);
  return { ...rest, files: media.map((entry) => fileOf(content, entry)) };
}

/** Content of an archive with the sizes of its files, whose bytes are not read. */
interface ArchiveListing extends BackupContent {
  readonly files: readonly BackupFileEntry[];
}

/** Validates an archive like `readArchive`, but does not read the bytes of files: these parts of the
 * archive may be missing (zeros). */
export function listArchive(bytes: Uint8Array): ArchiveListing {
  const sizes = new Map<string, number>();
  const content = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      sizes.set(name, originalSize);
      return !isMediaPath(name);
    },
  });
  const { media, ...rest } = contentOf(content);
  const files = media.map((entry) => {
    const { bytes: size, ...file } = parseFileEntry(entry);
    const bytes = sizes.get(mediaPath(file));
    if (bytes === undefined || bytes !== size) throw missingFile(file.name);
    return { ...file, bytes };
  });
  return { ...rest, files };
}

function contentOf(content: Unzipped): BackupContent & { readonly media: readonly unknown[] } {
  const { rows: counts, media, ...manifest } = parseManifest(parsed(content, MANIFEST_PATH));
  return {
    madeAt: manifest.made_at,
    mediaBase: manifest.media_base,
    rows: rowsOf(content, counts),
    media,
  };
}

const manifestSchema = v.object({
  format: v.literal(ARCHIVE_FORMAT),
  version: v.optional(v.unknown()),
  made_at: v.fallback(
    v.pipe(
      v.string(),
      v.transform((time) => new Date(time)),
      v.date(),
    ),
    () => new Date(0),
  ),
  media_base: v.fallback(v.string(), ""),
  rows: v.fallback(v.record(v.string(), v.unknown()), {}),
  media: v.fallback(v.array(v.unknown()), []),
});

function parseManifest(raw: unknown) {
  const manifest = v.safeParse(manifestSchema, raw);
  if (!manifest.success) throw new Error("This file is not a backup of this dashboard.");
  if (manifest.output.version !== ARCHIVE_VERSION) {
    throw new Error("This backup was made by another version. Update the dashboard first.");
  }
  return manifest.output;
}

function unpacked(bytes: Uint8Array): Promise<Unzipped> {
  return new Promise((resolve, reject) => {
    unzip(bytes, (error, content) => {
      if (error === null) resolve(content);
      else reject(new Error("This file is damaged or is not a zip archive.", { cause: error }));
    });
  });
}

function parsed(content: Unzipped, name: string): unknown {
  const bytes = content[name];
  if (bytes === undefined) throw new Error(`This is not a whole backup: ${name} is missing.`);
  try {
    return JSON.parse(strFromU8(bytes));
  } catch (error) {
    throw new Error(`This backup is damaged: ${name} cannot be read.`, { cause: error });
  }
}

/** Tables that archives made by earlier versions of this dashboard do not contain. */
const ADDED_LATER: readonly BackupTable[] = [
  "inquiry_replies",
  "reply_templates",
  "redirects",
  "media_files",
  "setting_versions",
  "project_versions",
];

/** The rows of every table: as many as the manifest counts. */
function rowsOf(content: Unzipped, counts: Readonly<Record<string, unknown>>): BackupRows {
  const stored = BACKUP_TABLES.map((table) => [table, storedRows(content, table, counts[table])]);
  const rows = v.safeParse(allRows, Object.fromEntries(stored));
  if (!rows.success) throw missingRows(String(rows.issues[0].path?.[0].key));
  return rows.output;
}

function storedRows(content: Unzipped, table: BackupTable, count: unknown): unknown {
  if (count === undefined && ADDED_LATER.includes(table)) return [];
  const rows = parsed(content, rowsPath(table));
  if (!Array.isArray(rows) || rows.length !== count) throw missingRows(table);
  return rows;
}

function missingRows(table: string): Error {
  return new Error(`This backup is damaged: rows of ${table} are missing.`);
}

const json: v.GenericSchema<Json> = v.lazy(() =>
  v.union([
    v.null(),
    v.boolean(),
    v.number(),
    v.string(),
    v.array(json),
    v.record(v.string(), json),
  ]),
);

const tableRows = v.array(
  v.pipe(
    v.record(v.string(), json),
    v.check((row) => !Array.isArray(row)),
  ),
);

/** The rows of every table of a backup. */
const allRows = v.object(v.entriesFromList(BACKUP_TABLES, tableRows));

const fileEntry = v.object({
  bucket: v.picklist(MEDIA_BUCKETS),
  name: v.pipe(v.string(), v.regex(STORED_NAME)),
  bytes: v.optional(v.unknown()),
});

function parseFileEntry(entry: unknown) {
  const file = v.safeParse(fileEntry, entry);
  if (!file.success) throw new Error("This backup names a file that cannot be one of ours.");
  return file.output;
}

function fileOf(content: Unzipped, entry: unknown): BackupFile {
  const { bytes: size, ...file } = parseFileEntry(entry);
  const bytes = content[mediaPath(file)];
  if (bytes === undefined || bytes.byteLength !== size) throw missingFile(file.name);
  return { ...file, bytes: bytes.slice() };
}

function missingFile(name: string): Error {
  return new Error(`This backup is damaged: the file ${name} is missing.`);
}
