import { QueryClient } from "@tanstack/react-query";

export const FIVE_MINUTES_MS = 5 * 60 * 1000;

/**
 * The data cache with the defaults of the specification: one retry, fresh for five minutes. Without
 * a network a request fails and says so; pausing it would leave a skeleton for ever.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: 1, staleTime: FIVE_MINUTES_MS, networkMode: "always" } },
  });
}
