import { promisifyRequest } from "idb-keyval";
import * as v from "valibot";
import type { LocalDraft } from "./local-draft-model.ts";

const DATABASE = "studio-drafts";
const TABLE = "drafts";

let opening: Promise<IDBDatabase> | null = null;

/** A local draft as stored: `sent` is its `pendingCreate`. */
const storedDraft = v.object({
  key: v.string(),
  owner: v.string(),
  scope: v.string(),
  savedAt: v.date(),
  values: v.unknown(),
  sent: v.unknown(),
});

/** Entries of another shape, for example of an older build, are left alone. */
const drafts = v.pipe(
  v.array(v.unknown()),
  v.transform((found) => found.filter((entry) => v.is(storedDraft, entry))),
  v.transform((found) => found.map(({ sent, ...draft }) => ({ ...draft, pendingCreate: sent }))),
);

/** Every local draft, of all members. Rejects when the browser denies storage. */
export async function readLocalDrafts(): Promise<LocalDraft[]> {
  const database = await openDatabase();
  const found: unknown = await promisifyRequest(
    database.transaction(TABLE).objectStore(TABLE).getAll(),
  );
  return v.parse(drafts, found);
}

/** Resolves when the local draft is on the disk; rejects when storage is full or denied. */
export function putLocalDraft({ pendingCreate, ...draft }: LocalDraft): Promise<void> {
  return change((table) => table.put({ ...draft, sent: pendingCreate }, draft.key));
}

/** Resolves when the local draft is deleted from the disk; rejects when storage is denied. */
export function removeLocalDraft(key: string): Promise<void> {
  return change((table) => table.delete(key));
}

/** idb-keyval's store has no durability option, hence an own transaction. Without "strict" Chromium
 * reports completion before the data has left the operating system's buffers. */
async function change(action: (table: IDBObjectStore) => unknown): Promise<void> {
  const database = await openDatabase();
  const transaction = database.transaction(TABLE, "readwrite", { durability: "strict" });
  action(transaction.objectStore(TABLE));
  // Commits together with the request: a closing tab receives no event in between.
  transaction.commit();
  await promisifyRequest(transaction);
}

function openDatabase(): Promise<IDBDatabase> {
  opening ??= open();
  return opening;
}

async function open(): Promise<IDBDatabase> {
  const resetConnection = () => {
    opening = null;
  };
  try {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
    const database = await promisifyRequest(request);
    // The browser closes the connection when the site's data is cleared.
    database.onclose = resetConnection;
    database.onversionchange = () => {
      database.close();
      resetConnection();
    };
    return database;
  } catch (error) {
    resetConnection();
    throw error;
  }
}
