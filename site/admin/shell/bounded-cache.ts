import type { Query, QueryClient } from "@tanstack/react-query";

/** As many answers stay that nothing on the screen shows any more: a day's work, without end else. */
const UNUSED_MAX = 250;

/** Keeps the cache from growing with every search of a long day: what was loaded longest ago goes.
 * Returns the way to stop. */
export function boundCache(client: QueryClient): () => void {
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

/** TanStack's own "inactive" counts what is shown but not asked for anew. */
function isUnused(query: Query): boolean {
  return query.getObserversCount() === 0;
}
