import { currentMember } from "#supabase/data/auth.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { useSession } from "./session-store.ts";

/**
 * After this time the start page shows cached data. The request continues: supabase-js retries the
 * refresh of an expired session for up to 30 s.
 */
const CHECK_TIMEOUT_MS = { online: 3000, offline: 500 } as const;

let pendingCheck: Promise<void> | null = null;

/**
 * Fetches the signed-in member from the server and updates the session store. Concurrent calls
 * share one request. A failed request sets the phase to `unreachable`; the promise never rejects.
 */
export function checkSession(client: StaffClient): Promise<void> {
  pendingCheck ??= fetchAndApply(client).finally(() => {
    pendingCheck = null;
  });
  return pendingCheck;
}

/**
 * Rechecks the connection after a failed request, to distinguish an unreachable server from a
 * single failure. Does nothing unless signed in.
 */
export function recheckConnection(client: StaffClient) {
  if (useSession.getState().phase === "signed-in") void checkSession(client);
}

async function fetchAndApply(client: StaffClient) {
  const timeout = setTimeout(
    () => {
      const { phase, unreachable } = useSession.getState();
      if (phase === "checking") unreachable();
    },
    navigator.onLine ? CHECK_TIMEOUT_MS.online : CHECK_TIMEOUT_MS.offline,
  );
  try {
    const member = await currentMember(client);
    const { hasStoredFlag, signIn, expire } = useSession.getState();
    if (!hasStoredFlag) return;
    if (member === null) expire();
    else signIn(member);
  } catch (error) {
    console.warn("[session-check]", error);
    useSession.getState().unreachable();
  } finally {
    clearTimeout(timeout);
  }
}
