import type { QueryClient } from "@tanstack/react-query";
import { createQueryClient } from "#site/config/query-client.ts";
import { limitCache } from "./cache-limit.ts";
import { DataError, isPermanent } from "#supabase/data/errors.ts";

interface CacheEvents {
  readonly onSessionEnded: () => void;
  /** A request got no response. */
  readonly onServerUnreachable: () => void;
}

/**
 * Creates the dashboard's query cache. It reports an ended session and an unreachable server, no
 * matter which request fails.
 */
export function createAdminQueryClient({
  onSessionEnded,
  onServerUnreachable,
}: CacheEvents): QueryClient {
  const client = createQueryClient();
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({
    // TanStack's default would pause requests while offline without an error. Cached data is never
    // garbage-collected by age, because it is all that can be shown offline; `limitCache` limits
    // its size.
    queries: { ...queries, networkMode: "always", retry: shouldRetry, gcTime: Infinity },
    mutations: { networkMode: "always" },
  });
  limitCache(client);
  const reportError = (error: unknown) => {
    if (!(error instanceof DataError)) return;
    if (error.code === "unauthorized") onSessionEnded();
    if (error.code === "offline") onServerUnreachable();
  };
  client.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") reportError(event.action.error);
  });
  client.getMutationCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") reportError(event.action.error);
  });
  return client;
}

/** One retry, except for errors that a retry cannot resolve. */
function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 1 && !isPermanent(error);
}
