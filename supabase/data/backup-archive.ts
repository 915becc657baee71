import type { BackupFile, BackupRows, BackupTable } from "./backup.ts";
import type { MediaBucket } from "./media.ts";

/** Version of the archive layout, incremented when it changes; other versions are refused. */
export const ARCHIVE_VERSION = 1;
export const ARCHIVE_FORMAT = "interior-design-studio-backup";

/** Content of a backup archive without its files: all rows by table. */
export interface BackupContent {
  readonly madeAt: Date;
  /** Base URL of the stored files at the time of the backup; it prefixes the image URLs in the rows. */
  readonly mediaBase: string;
  readonly rows: BackupRows;
}

/** Content of a backup archive: all rows by table and all files with their bytes. */
export interface Backup extends BackupContent {
  readonly files: readonly BackupFile[];
}

/** A file of a backup without its bytes. */
export interface BackupFileEntry {
  readonly bucket: MediaBucket;
  readonly name: string;
  /** Size in bytes. */
  readonly bytes: number;
}

/** Names that the server accepts for uploads (private.is_media_name). */
export const STORED_NAME = /^\d{13}-[a-z0-9]{6,}\.(png|jpe?g|webp|gif|avif|mp4|webm|mov)$/;

export const MANIFEST_PATH = "manifest.json";

const MEDIA_FOLDER = "media/";

/** Path within the archive of a table's rows, a JSON file. */
export function rowsPath(table: BackupTable): string {
  return `rows/${table}.json`;
}

/** Path within the archive of a stored file: the bucket, then the name. */
export function mediaPath({ bucket, name }: Pick<BackupFileEntry, "bucket" | "name">): string {
  return `${MEDIA_FOLDER}${bucket}/${name}`;
}

/** Whether a path within the archive is that of a stored file. */
export function isMediaPath(path: string): boolean {
  return path.startsWith(MEDIA_FOLDER);
}
