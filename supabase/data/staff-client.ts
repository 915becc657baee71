import { createClient } from "@supabase/supabase-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import { fetchTimeout } from "./fetch-timeout.ts";
import { withDeviceToken } from "./device-token.ts";
import type { Database } from "./database.types.ts";
import type { BackendConfig, PublicClient } from "./public-client.ts";
import { resilientStorage } from "./auth-storage.ts";
import type { AuthStorage } from "./auth-storage.ts";

export type { AuthStorage } from "./auth-storage.ts";

interface StaffConfig extends BackendConfig {
  /** Storage of the session; by default the browser's localStorage, else memory. */
  readonly storage?: AuthStorage;
}

/** The client of a signed-in member. Row-level security limits its rights. */
export interface StaffClient extends PublicClient {
  readonly auth: SupabaseClient<Database>["auth"];
  readonly storage: SupabaseClient<Database>["storage"];
  readonly functions: SupabaseClient<Database>["functions"];
  /** Supabase Realtime. The embedded backend has none: a channel that is opened there keeps trying. */
  readonly realtime: Pick<SupabaseClient<Database>, "channel" | "realtime" | "removeChannel">;
  /** Auth of a second client, which holds its session in memory; the stored session stays unchanged. */
  readonly createTemporaryAuth: () => SupabaseClient<Database>["auth"];
  /** true for the embedded backend, which writes mails to files instead of sending them. */
  readonly isLoopback: boolean;
}

/** Creates the client of the dashboard, with the session of `config.storage`. */
export function createStaffClient(config: StaffConfig): StaffClient {
  const request = withDeviceToken(fetchTimeout(config.fetch));
  const supabase = createClient<Database>(config.url, config.publishableKey, {
    auth: {
      storage: resilientStorage(config.storage),
      storageKey: "studio-session",
      flowType: "pkce",
      detectSessionInUrl: false,
    },
    // TanStack Query retries; a second retry below it would multiply the requests.
    db: { retry: false },
    global: { fetch: request },
  });
  const onThisMachine = ["127.0.0.1", "localhost", "[::1]"].includes(new URL(config.url).hostname);
  return {
    rest: supabase.schema("public"),
    auth: supabase.auth,
    storage: supabase.storage,
    functions: supabase.functions,
    realtime: supabase,
    createTemporaryAuth: () => temporaryAuth(config, request),
    isLoopback: onThisMachine,
  };
}

function temporaryAuth(config: StaffConfig, request: typeof fetch) {
  const { auth } = createClient<Database>(config.url, config.publishableKey, {
    auth: {
      storageKey: `studio-temporary-${crypto.randomUUID()}`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    global: { fetch: request },
  });
  return auth;
}
