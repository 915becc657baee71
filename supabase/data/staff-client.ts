import { createClient } from "@supabase/supabase-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import { fetchTimeout } from "./fetch-timeout.ts";
import { withDeviceToken } from "./device-token.ts";
import type { Database } from "./database.types.ts";
import type { BackendConfig, PublicClient } from "./public-client.ts";
import { resilientStorage } from "./session-storage.ts";
import type { SessionStorage } from "./session-storage.ts";

export type { SessionStorage } from "./session-storage.ts";

export interface StaffConfig extends BackendConfig {
  /** Where the session is kept; without it the browser's localStorage, else memory. */
  readonly storage?: SessionStorage;
}

/** What a signed-in member of staff works with. Row-level security decides what it may do. */
export interface StaffClient extends PublicClient {
  readonly auth: SupabaseClient<Database>["auth"];
  readonly storage: SupabaseClient<Database>["storage"];
  /** Signs somebody in beside the kept session and forgets it with the page. */
  readonly besides: () => SupabaseClient<Database>["auth"];
  /** The backend runs on this machine, where mails are kept as files instead of being sent. */
  readonly onThisMachine: boolean;
}

export function createStaffClient(config: StaffConfig): StaffClient {
  const request = withDeviceToken(fetchTimeout(config.fetch));
  const supabase = createClient<Database>(config.url, config.publishableKey, {
    auth: {
      storage: resilientStorage(config.storage),
      storageKey: "studio-session",
      flowType: "pkce",
      detectSessionInUrl: false,
    },
    // TanStack Query retries; a second retrier underneath would multiply the tries.
    db: { retry: false },
    global: { fetch: request },
  });
  return {
    rest: supabase.schema("public"),
    auth: supabase.auth,
    storage: supabase.storage,
    besides: () => passingAuth(config, request),
    onThisMachine: ["127.0.0.1", "localhost", "[::1]"].includes(new URL(config.url).hostname),
  };
}

function passingAuth(config: StaffConfig, request: typeof fetch) {
  const { auth } = createClient<Database>(config.url, config.publishableKey, {
    auth: {
      storageKey: `studio-besides-${crypto.randomUUID()}`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    global: { fetch: request },
  });
  return auth;
}
