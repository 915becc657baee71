import type { QueryClient } from "@tanstack/react-query";

/** Removes the queries that no enabled component observes. `reset` also clears the rows that a mounted
 * component with a disabled query holds. */
export function clearInactive(cache: QueryClient) {
  for (const query of cache.getQueryCache().findAll({ type: "inactive" })) query.reset();
  cache.removeQueries({ type: "inactive" });
}
