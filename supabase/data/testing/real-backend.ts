import type { LocalBackend } from "#supabase/local/start-backend.ts";
import { PASSWORD, PEOPLE } from "#supabase/tests/users.ts";
import { useBackend } from "#supabase/tests/test-backend.ts";
import { beforeAll } from "vitest";
import { signIn } from "../auth.ts";
import { createPublicClient } from "../public-client.ts";
import type { PublicClient } from "../public-client.ts";
import { createStaffClient } from "../staff-client.ts";
import type { StaffClient } from "../staff-client.ts";

export { PASSWORD, PEOPLE } from "#supabase/tests/users.ts";

export interface RealBackend {
  readonly server: LocalBackend;
  readonly visitor: PublicClient;
  /** Signed in as the owner. */
  readonly staff: StaffClient;
  /** A second staff client without a session. */
  readonly dashboard: () => StaffClient;
}

/** The embedded backend, empty except for three members, and its clients. */
export function useRealBackend(): () => RealBackend {
  const server = useBackend();
  let clients: RealBackend | undefined;

  beforeAll(async () => {
    const config = { url: server.url, publishableKey: server.publishableKey };
    const dashboard = () => createStaffClient(config);
    clients = { server, visitor: createPublicClient(config), staff: dashboard(), dashboard };
    await signIn(clients.staff, PEOPLE.owner.email, PASSWORD);
  });

  return () => {
    if (clients === undefined) throw new Error("The backend is there from beforeAll on.");
    return clients;
  };
}
