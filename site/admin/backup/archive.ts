import { strFromU8, strToU8, unzip, zip } from "fflate";
import type { AsyncZippable, Unzipped } from "fflate";
import * as v from "valibot";
import { BACKUP_TABLES } from "#supabase/data/backup.ts";
import type { BackupFile, BackupRows, BackupTable } from "#supabase/data/backup.ts";
import type { Json } from "#supabase/data/database.types.ts";
import { MEDIA_BUCKETS } from "#supabase/data/media.ts";

/** Version of the archive layout, incremented when it changes; other versions are refused. */
const VERSION = 1;
const FORMAT = "interior-design-studio-backup";

/** Content of a backup archive: all rows by table and all files with their bytes. */
export interface Backup {
  readonly madeAt: Date;
  /** Base URL of the stored files at the time of the backup; it prefixes the image URLs in the rows. */
  readonly mediaBase: string;
  readonly rows: BackupRows;
  readonly files: readonly BackupFile[];
}

/** Packs a backup into one zip: manifest.json, rows/<table>.json and media/<bucket>/<name>. */
export function createArchive({ madeAt, mediaBase, rows, files }: Backup): Promise<Uint8Array> {
  const manifest = {
    format: FORMAT,
    version: VERSION,
    made_at: madeAt.toISOString(),
    media_base: mediaBase,
    rows: Object.fromEntries(BACKUP_TABLES.map((table) => [table, rows[table].length])),
    media: files.map(({ bucket, name, bytes }) => ({ bucket, name, bytes: bytes.byteLength })),
  };
  const content: AsyncZippable = { "manifest.json": strToU8(JSON.stringify(manifest, null, 2)) };
  for (const table of BACKUP_TABLES) {
    content[`rows/${table}.json`] = strToU8(JSON.stringify(rows[table]));
  }
  // Images and videos are compressed formats: deflating them again only costs time.
  for (const { bucket, name, bytes } of files) {
    content[`media/${bucket}/${name}`] = [bytes, { level: 0 }];
  }
  return new Promise((resolve, reject) => {
    zip(content, (error, bytes) => {
      if (error === null) resolve(bytes);
      else reject(error);
    });
  });
}

/** Reads and validates a whole archive. Rejects with an `Error` whose message is shown to the member. */
export async function readArchive(bytes: Uint8Array): Promise<Backup> {
  const content = await unpacked(bytes);
  const { rows: counts, media, ...manifest } = parseManifest(parsed(content, "manifest.json"));
  return {
    madeAt: manifest.made_at,
    mediaBase: manifest.media_base,
    rows: rowsOf(content, counts),
    files: media.map((entry) => fileOf(content, entry)),
  };
}

const manifestSchema = v.object({
  format: v.literal(FORMAT),
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
  if (manifest.output.version !== VERSION) {
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
  const rows = parsed(content, `rows/${table}.json`);
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

const NAME = /^\d{13}-[a-z0-9]{6,}\.(png|jpe?g|webp|gif|avif|mp4|webm|mov)$/;

const fileEntry = v.object({
  bucket: v.picklist(MEDIA_BUCKETS),
  name: v.pipe(v.string(), v.regex(NAME)),
  bytes: v.optional(v.unknown()),
});

function fileOf(content: Unzipped, entry: unknown): BackupFile {
  const file = v.safeParse(fileEntry, entry);
  if (!file.success) throw new Error("This backup names a file that cannot be one of ours.");
  const { bucket, name, bytes: size } = file.output;
  const bytes = content[`media/${bucket}/${name}`];
  if (bytes === undefined || bytes.byteLength !== size) {
    throw new Error(`This backup is damaged: the file ${name} is missing.`);
  }
  return { bucket, name, bytes: bytes.slice() };
}
