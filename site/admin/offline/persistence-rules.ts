import type { QueryKey } from "@tanstack/react-query";
import { adminKeys } from "#site/admin/context/query-keys.ts";
import type { StoredQuery } from "./query-store.ts";

const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000;
const QUERIES_MAX = 200;

/** Query keys of lists, rows and counters; accounts and settings are not persisted. */
const KINDS: readonly unknown[] = [
  adminKeys.posts,
  adminKeys.projects,
  adminKeys.inquiries,
  adminKeys.categories,
  adminKeys.counts,
].map(([kind]) => kind);

/** Whether results under this key are persisted. */
export function isPersisted(key: QueryKey): boolean {
  const [kind, part] = key;
  // Polling compares unread inquiries with the previous poll to detect new ones, so they must be fresh.
  return KINDS.includes(kind) && part !== "unread";
}

/** Whether a persisted result is restored at start and shown until the response arrives. Rows open in
 * an editor are always fetched; their stored copy is only used while the server is unreachable. */
export function isRestoredAtStart([kind, part]: QueryKey): boolean {
  return part !== "one" || kind === adminKeys.inquiries[0];
}

/** Persisted results of this owner and build that have not expired, newest first, at most 200. */
export function selectPersisted(
  queries: readonly StoredQuery[],
  { owner, build }: { readonly owner: string | null; readonly build: string },
  now: number,
): StoredQuery[] {
  return queries
    .filter((query) => query.owner === owner && query.build === build)
    .filter(({ at }) => now - at < MAX_AGE_MS)
    .sort((one, other) => other.at - one.at)
    .slice(0, QUERIES_MAX);
}
