import { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "./database.types.ts";
import { fetchTimeout } from "./fetch-timeout.ts";

/** Address and publishable key of the backend. */
export interface BackendConfig {
  /** Origin of the project, without a path: `https://….supabase.co` or `http://127.0.0.1:54321`. */
  readonly url: string;
  readonly publishableKey: string;
  readonly fetch?: typeof fetch;
}

/** A client with a visitor's rights: read published rows, submit an inquiry. A StaffClient is one as
 * well. */
export interface PublicClient {
  readonly rest: PostgrestClient<Database>;
}

/** Visitor's client: postgrest-js alone (5 KB), since supabase-js would cost the public pages 55 KB. */
export function createPublicClient(config: BackendConfig): PublicClient {
  return {
    rest: new PostgrestClient<Database>(`${config.url.replace(/\/+$/, "")}/rest/v1`, {
      headers: {
        apikey: config.publishableKey,
        Authorization: `Bearer ${config.publishableKey}`,
      },
      fetch: fetchTimeout(config.fetch),
      // TanStack Query retries; a second retry below it would multiply the requests.
      retry: false,
    }),
  };
}
