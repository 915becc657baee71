import { QueryClient } from "@tanstack/react-query";

/** Default stale time of queries. */
export const FIVE_MINUTES_MS = 5 * 60 * 1000;

/**
 * A query client with the defaults of requirement G08: one retry, stale after five minutes. Without a network a
 * request fails and its error is shown; TanStack's default would pause it and show the skeleton forever.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: 1, staleTime: FIVE_MINUTES_MS, networkMode: "always" } },
  });
}
