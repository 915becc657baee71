import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Fetches the queries below `queryKey` again after a write. Fetches under way are cancelled: they may have read the
 * rows before the write, and a query without data would join its first fetch instead of starting another.
 */
export async function refetchAfterWrite(cache: QueryClient, queryKey: QueryKey): Promise<void> {
  await cache.cancelQueries({ queryKey });
  await cache.invalidateQueries({ queryKey });
}
