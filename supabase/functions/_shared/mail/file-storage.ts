import type { SqlConnection } from "./database-outbox.ts";
import type { MailedAttachment } from "./outbox.ts";

/** The private files of replies and inquiries. */
export interface FileStorage {
  /** The bytes of a file of a reply. Rejects with a sentence if it is not stored as its reply says. */
  read(file: MailedAttachment): Promise<Uint8Array>;
  /** Removes files by their paths; missing ones are no error. */
  remove(bucket: Bucket, paths: readonly string[]): Promise<void>;
}

interface StorageService {
  /** Origin of the backend. */
  readonly url: string;
  /** Secret key: no policy limits it. */
  readonly key: string;
  readonly fetch: (request: Request) => Promise<Response>;
}

const OBJECTS = "/storage/v1/object";
const REPLIES = "reply-files";
type Bucket = keyof typeof UNNEEDED;
const TIMEOUT_MS = 20_000;

/** The files in the storage service of a backend, hosted or embedded. */
export function createFileStorage({ url, key, fetch }: StorageService): FileStorage {
  const request = (method: string, path: string, body?: object) =>
    fetch(
      new Request(`${url}${OBJECTS}/${path}`, {
        method,
        headers: {
          apikey: key,
          authorization: `Bearer ${key}`,
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    );
  return {
    async read({ path, name, size }) {
      const response = await request("GET", `${REPLIES}/${path}`);
      if (!response.ok) {
        const reason = await response.text();
        throw new Error(
          `The attached file “${name}” could not be read from storage (${String(response.status)}): ${reason.slice(0, 200)}`,
        );
      }
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (bytes.byteLength === size) return bytes;
      throw new Error(`The attached file “${name}” is not stored as it was uploaded.`);
    },
    async remove(bucket, paths) {
      const response = await request("DELETE", bucket, { prefixes: paths });
      if (response.ok) return;
      const reason = await response.text();
      throw new Error(
        `Files of ${bucket} could not be removed (${String(response.status)}): ${reason.slice(0, 200)}`,
      );
    },
  };
}

/** Files of one request. */
const REMOVED_AT_ONCE = 100;

/** The query for the names of files without use, by bucket. */
const UNNEEDED = {
  "reply-files": "select name from private.unneeded_reply_files($1) as name",
  "inquiry-files": "select name from private.unneeded_inquiry_files($1) as name",
} as const;

/**
 * Removes files that no reply and no inquiry needs: of those that were never sent, of erased inquiries, and of those that a
 * restore replaced. A call leaves those beyond its limit to the next one.
 */
export async function removeUnneededFiles(
  database: SqlConnection,
  files: FileStorage,
): Promise<void> {
  for (const bucket of ["reply-files", "inquiry-files"] as const) {
    const rows = await database.query(UNNEEDED[bucket], [REMOVED_AT_ONCE]);
    const names = rows.map(({ name }) => String(name));
    if (names.length > 0) await files.remove(bucket, names);
  }
}
