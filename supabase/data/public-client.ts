import { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "./database.types.ts";
import { fetchTimeout } from "./fetch-timeout.ts";

/** Where the backend is and how to introduce oneself. */
export interface BackendConfig {
  /** Origin of the project, without a path: `https://….supabase.co` or `http://127.0.0.1:54321`. */
  readonly url: string;
  readonly publishableKey: string;
  readonly fetch?: typeof fetch;
}

/** What a visitor may do: read published rows, send an inquiry. A StaffClient is one of these, too. */
export interface PublicClient {
  readonly rest: PostgrestClient<Database>;
}

/** Visitor's client: postgrest-js alone (5 KB), since supabase-js would cost the public pages 55. */
export function createPublicClient(config: BackendConfig): PublicClient {
  return {
    rest: new PostgrestClient<Database>(`${config.url.replace(/\/+$/, "")}/rest/v1`, {
      headers: {
        apikey: config.publishableKey,
        Authorization: `Bearer ${config.publishableKey}`,
      },
      fetch: fetchTimeout(config.fetch),
      // TanStack Query retries; a second retrier underneath would multiply the tries.
      retry: false,
    }),
  };
}
