import { hashKey } from "@tanstack/react-query";
import type { QueryKey } from "@tanstack/react-query";
import { clear, createStore, del, get, set, values } from "idb-keyval";
import type { UseStore } from "idb-keyval";
import * as v from "valibot";

/** A query result, as cached on this device. `at` is in milliseconds since 1970. */
export interface StoredQuery {
  readonly key: QueryKey;
  readonly data: unknown;
  readonly owner: string;
  readonly at: number;
  /** Build that wrote it. Other builds ignore it, because they may expect another shape. */
  readonly build: string;
}

const storedQuery = v.object({
  key: v.array(v.unknown()),
  data: v.unknown(),
  owner: v.string(),
  at: v.number(),
  build: v.string(),
});

function isStoredQuery(stored: unknown): stored is StoredQuery {
  return v.is(storedQuery, stored);
}

/** Identifies the build: the name of a built file contains its content hash. */
export const BUILD = new URL(import.meta.url).pathname.split("/").at(-1) ?? "";

let opened: UseStore | null = null;
// Both names stay as they are: under new ones, the results of an earlier build would remain on the device.
const store = () => (opened ??= createStore("studio-answers", "answers"));

/** Cached query results in IndexedDB. When storage is denied, reads are empty and writes do nothing. */
export const queryStore = {
  all: () => attempt([], async () => (await values<unknown>(store())).filter(isStoredQuery)),
  get: (key: QueryKey) =>
    attempt(undefined, async () => {
      const stored = await get<unknown>(hashKey(key), store());
      return isStoredQuery(stored) ? stored : undefined;
    }),
  put: (query: StoredQuery) => attempt(undefined, () => set(hashKey(query.key), query, store())),
  remove: (key: QueryKey) => attempt(undefined, () => del(hashKey(key), store())),
  clear: () => attempt(undefined, () => clear(store())),
};

async function attempt<T>(fallback: T, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    console.warn("[offline] Persisted results could not be read or written.", error);
    return fallback;
  }
}
