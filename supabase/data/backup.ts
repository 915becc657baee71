import { overwriteMedia } from "./media.ts";
import type { MediaBucket } from "./media.ts";
import type { Json } from "./database.types.ts";
import type { StaffClient } from "./staff-client.ts";
import { sendAsStaff } from "./staff-requests.ts";

/** The tables of a backup with their primary keys. Accounts, passwords and memberships are not content and are
 * not included. */
const PRIMARY_KEYS = {
  categories: ["id"],
  blog_posts: ["id"],
  projects: ["id"],
  slug_history: ["kind", "old_slug"],
  contact_submissions: ["id"],
  inquiry_notes: ["id"],
  inquiry_replies: ["id"],
  reply_templates: ["id"],
  site_settings: ["key"],
  post_versions: ["id"],
  redirects: ["id"],
  media_files: ["name"],
  setting_versions: ["id"],
  project_versions: ["id"],
} as const;
export type BackupTable = keyof typeof PRIMARY_KEYS;
export const BACKUP_TABLES = Object.keys(PRIMARY_KEYS) as BackupTable[];

type BackupRow = Readonly<Record<string, Json | undefined>>;
export type BackupRows = Readonly<Record<BackupTable, readonly BackupRow[]>>;

export interface BackupFile {
  readonly bucket: MediaBucket;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Called between steps with the finished and total number of steps. Throw in it to abort. */
type BackupProgress = (done: number, of: number) => void;

const READ_AT_ONCE = 500;
/** Characters of one import request; the embedded backend accepts 11 MiB. */
const STAGED_AT_ONCE = 2_000_000;

/** Every row of every table, trash and spam included, as stored. */
export async function readAllRows(client: StaffClient): Promise<BackupRows> {
  const rows: [BackupTable, readonly BackupRow[]][] = [];
  for (const table of BACKUP_TABLES) rows.push([table, await readTable(client, table)]);
  return Object.fromEntries(rows) as BackupRows;
}

async function readTable(client: StaffClient, table: BackupTable): Promise<BackupRow[]> {
  const rows: BackupRow[] = [];
  for (;;) {
    const request = client.rest.from(table).select("*");
    for (const column of PRIMARY_KEYS[table]) void request.order(column);
    void request.range(rows.length, rows.length + READ_AT_ONCE - 1);
    const part = await sendAsStaff(client, request);
    rows.push(...part);
    if (part.length < READ_AT_ONCE) return rows;
  }
}

/** Public base address of this installation's files, up to the bucket name. Rows contain it in their
 * addresses. */
export function mediaBase(client: StaffClient): string {
  const { data } = client.storage.from("blog-images").getPublicUrl("x");
  return data.publicUrl.slice(0, -"blog-images/x".length);
}

/** The bytes of a stored file. */
export async function readFileBytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url, { cache: "no-store" });
  if (!response.ok) throw new Error(`A picture could not be read (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Replaces all content by a backup. Uploads files first; stages and validates rows in batches, each
 * within the statement timeout of hosted Supabase; one final call replaces all rows in one transaction.
 * A failure before that call leaves the old rows unchanged. For owners. `from` is the `mediaBase` of
 * the backup. */
export async function restoreBackup(
  client: StaffClient,
  rows: BackupRows,
  files: readonly BackupFile[],
  from: string,
  onProgress: BackupProgress,
): Promise<void> {
  const pieces = BACKUP_TABLES.flatMap((table) => piecesOf(table, rows[table], client, from));
  const steps = files.length + pieces.length + 1;
  let done = 0;
  for (const { bucket, name, bytes } of files) {
    onProgress(done++, steps);
    await overwriteMedia(client, bucket, name, bytes);
  }
  const restore = crypto.randomUUID();
  try {
    // Also removes rows that an interrupted earlier import staged.
    await sendAsStaff(client, client.rest.rpc("discard_restore", { restore }));
    for (const { relation, items } of pieces) {
      onProgress(done++, steps);
      await sendAsStaff(client, client.rest.rpc("stage_restore", { restore, relation, items }));
    }
    onProgress(done, steps);
    const counts = BACKUP_TABLES.map((table) => [table, rows[table].length]);
    const expected = Object.fromEntries(counts) as Record<string, number>;
    await sendAsStaff(client, client.rest.rpc("finish_restore", { restore, expected }));
  } catch (error) {
    await discard(client, restore);
    throw error;
  }
}

/** Discards staged rows after a failed import and ignores errors of its own: the caller reports the
 * import's error, and the next import discards the rows as well. */
async function discard(client: StaffClient, restore: string): Promise<void> {
  try {
    await sendAsStaff(client, client.rest.rpc("discard_restore", { restore }));
  } catch (error) {
    console.warn("The rows of the broken import could not be discarded.", error);
  }
}

interface Piece {
  readonly relation: BackupTable;
  readonly items: Json;
}

/** Rows in chunks that fit one request, with file addresses rewritten to this installation. */
function piecesOf(
  relation: BackupTable,
  rows: readonly BackupRow[],
  client: StaffClient,
  from: string,
): Piece[] {
  const to = mediaBase(client);
  const pieces: Piece[] = [];
  let items: Json[] = [];
  let size = 0;
  for (const row of rows) {
    const text = JSON.stringify(row).replaceAll(from, to);
    if (size + text.length > STAGED_AT_ONCE && items.length > 0) {
      pieces.push({ relation, items });
      items = [];
      size = 0;
    }
    items.push(JSON.parse(text) as Json);
    size += text.length;
  }
  return items.length === 0 ? pieces : [...pieces, { relation, items }];
}
