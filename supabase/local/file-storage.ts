import { removeUnneededFiles, createFileStorage } from "../functions/_shared/mail/file-storage.ts";
import type { FileStorage } from "../functions/_shared/mail/file-storage.ts";
import type { Database } from "./database.ts";
import type { Secrets } from "./secrets.ts";
import { startWorker } from "./worker.ts";
import type { Worker } from "./worker.ts";

/** The files of replies and inquiries, from the storage of Lite by a request within this process. */
export function localFileStorage(
  fetch: (request: Request) => Promise<Response>,
  { secretKey }: Secrets,
): FileStorage {
  return createFileStorage({ url: "http://127.0.0.1", key: secretKey, fetch });
}

const INTERVAL_MS = 60_000;

/** Removes files that no reply and no inquiry needs, each minute, as the edge function deliver-mails does. */
export function removeFilesRegularly(database: Database, files: FileStorage): Worker {
  return startWorker(() => removeUnneededFiles(database, files), {
    intervalMs: INTERVAL_MS,
    failure: "Files that nothing needs could not be removed",
  });
}
