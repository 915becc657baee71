import type { QueryClient } from "@tanstack/react-query";
import { createQueryClient } from "#site/config/query-client.ts";
import { boundCache } from "./bounded-cache.ts";
import { DataError } from "#supabase/data/errors.ts";

const HOPELESS = new Set(["unauthorized", "forbidden", "not-found", "invalid"]);

interface Findings {
  readonly onSessionEnded: () => void;
  /** A request got no answer at all. */
  readonly onUnanswered: () => void;
}

/** The dashboard's cache. It reports an ended session and a server that does not answer, whichever
 * request notices first. */
export function createAdminQueryClient({ onSessionEnded, onUnanswered }: Findings): QueryClient {
  const client = createQueryClient();
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({
    // Offline, TanStack would hold requests back without a word; people want to be told.
    // What was loaded stays, up to a bound: it is all there is when the network goes.
    queries: { ...queries, networkMode: "always", retry: mayHelp, gcTime: Infinity },
    mutations: { networkMode: "always" },
  });
  boundCache(client);
  const look = (error: unknown) => {
    if (!(error instanceof DataError)) return;
    if (error.code === "unauthorized") onSessionEnded();
    if (error.code === "offline") onUnanswered();
  };
  client.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") look(event.action.error);
  });
  client.getMutationCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") look(event.action.error);
  });
  return client;
}

/** One more try, as everywhere, but not for answers that another try cannot change. */
function mayHelp(failures: number, error: unknown): boolean {
  return failures < 1 && !(error instanceof DataError && HOPELESS.has(error.code));
}
