import type { Query, QueryClient } from "@tanstack/react-query";

/** Maximum number of cached queries without observers. */
const UNUSED_MAX = 250;

/**
 * Limits the number of unused queries in the cache; removes the least recently loaded ones first.
 * Returns a function that unsubscribes.
 */
export function limitCache(client: QueryClient): () => void {
  const cache = client.getQueryCache();
  return cache.subscribe(({ type }) => {
    if (type !== "observerRemoved" && type !== "added") return;
    const unused = cache.findAll({ predicate: isUnused });
    if (unused.length <= UNUSED_MAX) return;
    const idle = unused.filter(
      ({ state }) => state.fetchStatus === "idle" && state.data !== undefined,
    );
    idle.sort((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt);
    for (const query of idle.slice(0, unused.length - UNUSED_MAX)) cache.remove(query);
  });
}

/** TanStack's own "inactive" includes queries with a disabled observer. */
function isUnused(query: Query): boolean {
  return query.getObserversCount() === 0;
}
