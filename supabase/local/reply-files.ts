import { removeUnneededFiles, storedReplyFiles } from "../functions/_shared/mail/reply-files.ts";
import type { ReplyFiles } from "../functions/_shared/mail/reply-files.ts";
import type { Database } from "./database.ts";
import type { Secrets } from "./secrets.ts";
import { startWorker } from "./worker.ts";
import type { Worker } from "./worker.ts";

/** The files of replies, from the storage of Lite by a request within this process. */
export function localReplyFiles(
  fetch: (request: Request) => Promise<Response>,
  { secretKey }: Secrets,
): ReplyFiles {
  return storedReplyFiles({ url: "http://127.0.0.1", key: secretKey, fetch });
}

const INTERVAL_MS = 60_000;

/** Removes files that no reply needs, each minute, as the edge function deliver-mails does. */
export function removeReplyFilesRegularly(database: Database, files: ReplyFiles): Worker {
  return startWorker(() => removeUnneededFiles(database, files), {
    intervalMs: INTERVAL_MS,
    failure: "Files that no reply needs could not be removed",
  });
}
