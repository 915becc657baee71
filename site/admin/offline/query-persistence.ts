import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { isOffline } from "#supabase/data/errors.ts";
import { rowKey } from "#site/admin/context/query-keys.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { queryStore, BUILD } from "./query-store.ts";
import type { StoredQuery } from "./query-store.ts";
import { isPersisted, isRestoredAtStart, selectPersisted } from "./persistence-rules.ts";

/*
 * Written by hand for two reasons. The newest release of @tanstack/query-persist-client-core (5.104.5, November 2026)
 * depends on exactly query-core 5.104.5, which would be installed beside our newer one. And it returns stored data
 * before it fetches, while a form must start from the row as it is on the server.
 */

/** Update time of restored data: always stale, so that the query is refetched at once. */
const ALWAYS_STALE = 0;

/** Persists query results for an offline start. Deletes them when the member signs out or changes.
 * Returns the function that stops it. */
export function persistQueries(client: QueryClient): () => void {
  const written = new Map<string, unknown>();
  const stopQueries = client.getQueryCache().subscribe((event) => {
    const { queryHash } = event.query;
    const key = event.query.queryKey as QueryKey;
    const data = event.query.state.data as unknown;
    if (!isPersisted(key)) return;
    if (event.type === "updated" && event.action.type === "success") {
      if (event.action.dataUpdatedAt === ALWAYS_STALE) return;
      if (written.get(queryHash) === data) return;
      written.set(queryHash, data);
      persistQuery(key, data);
    }
    if (event.type !== "removed") return;
    written.delete(queryHash);
    // Rows of editors leave the query cache when their form closes; their stored copy remains.
    if (isRestoredAtStart(key)) void queryStore.remove(key);
  });
  const stopSession = useSession.subscribe((now, before) => {
    const ended = now.phase === "signed-out" && before.phase !== "signed-out";
    const another = before.memberId !== null && now.memberId !== before.memberId;
    if (!ended && !another) return;
    written.clear();
    if (another) client.clear();
    void clearPersistedQueries();
  });
  return () => {
    stopQueries();
    stopSession();
  };
}

/** Persists a row that was saved, so that an offline start does not show its earlier version. `prefix` is one of `adminKeys`. */
export function persistRow(prefix: readonly string[], row: { readonly id: string }) {
  persistQuery(rowKey(prefix, row.id), row);
}

/** The same update, which also persists the row that it returns. */
export function withPersistedRow<
  Args extends readonly unknown[],
  Row extends { readonly id: string },
>(
  prefix: readonly string[],
  update: (...args: Args) => Promise<Row>,
): (...args: Args) => Promise<Row> {
  return async (...args) => {
    const row = await update(...args);
    persistRow(prefix, row);
    return row;
  };
}

/** Persists one query result for the signed-in member. */
function persistQuery(key: QueryKey, data: unknown) {
  const { memberId } = useSession.getState();
  if (memberId === null) return;
  void queryStore.put({ key, data, owner: memberId, at: Date.now(), build: BUILD });
}

/** Restores the member's persisted results into the query cache; deletes expired ones and those of
 * other members and builds. */
export async function restorePersistedQueries(client: QueryClient): Promise<void> {
  const all = await queryStore.all();
  const stored = selectPersisted(
    all,
    { owner: useSession.getState().memberId, build: BUILD },
    Date.now(),
  );
  const dropped = all.filter((query) => !stored.includes(query));
  await Promise.all(dropped.map(({ key }) => queryStore.remove(key)));
  for (const { key, data } of stored) {
    if (!isRestoredAtStart(key) || client.getQueryData(key) !== undefined) continue;
    client.setQueryData(key, data, { updatedAt: ALWAYS_STALE });
  }
}

/** Fetches; falls back to the persisted result while the server is unreachable. Rejects with the
 * request's error when there is none. */
export async function withPersistedFallback<T>(
  key: QueryKey,
  fetchFresh: () => Promise<T>,
): Promise<T> {
  const isUnreachableNow = useSession.getState().phase === "unreachable";
  const cached = isUnreachableNow ? await readStored<T>(key) : null;
  if (cached !== null) return cached;
  try {
    return await fetchFresh();
  } catch (error) {
    const stored = isOffline(error) ? await readStored<T>(key) : null;
    if (stored === null) throw error;
    return stored;
  }
}

/** Clears the query cache and the persisted results, so that everything is fetched again. Does nothing
 * while the server is unreachable. */
export async function removeCachedQueries(client: QueryClient): Promise<void> {
  if (useSession.getState().phase === "unreachable") return;
  await clearPersistedQueries();
  client.removeQueries();
}

/** Resolves when all persisted results are deleted from this device. */
export function clearPersistedQueries(): Promise<void> {
  return queryStore.clear();
}

async function readStored<T>(key: QueryKey): Promise<T | null> {
  const { memberId } = useSession.getState();
  const stored: StoredQuery | undefined = await queryStore.get(key);
  const [usable] = selectPersisted(
    stored === undefined ? [] : [stored],
    { owner: memberId, build: BUILD },
    Date.now(),
  );
  return usable === undefined ? null : (usable.data as T);
}
