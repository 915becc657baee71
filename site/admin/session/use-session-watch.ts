import { useCallback, useEffect } from "react";
import { onMemberChange } from "#supabase/data/auth.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { checkSession, recheckConnection } from "./check-session.ts";
import { useSession } from "./session-store.ts";

const RECHECK_INTERVAL_MS = 15_000;

/**
 * Checks the session with the server on start, on a change in any tab, and repeatedly while the
 * server is unreachable. Returns a function that checks immediately.
 */
export function useSessionWatch(client: StaffClient): () => void {
  const { hasStoredFlag, phase } = useSession();
  const check = useCallback(() => {
    void checkSession(client);
  }, [client]);

  useEffect(() => {
    if (!hasStoredFlag) return;
    check();
    return onMemberChange(client, (member) => {
      if (member === null) useSession.getState().expire();
      else useSession.getState().signIn(member);
    });
  }, [client, hasStoredFlag, check]);

  useEffect(() => {
    const recheck = () => {
      recheckConnection(client);
    };
    window.addEventListener("offline", recheck);
    return () => {
      window.removeEventListener("offline", recheck);
    };
  }, [client]);

  useEffect(() => {
    if (phase !== "unreachable") return;
    const timer = setInterval(check, RECHECK_INTERVAL_MS);
    window.addEventListener("online", check);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", check);
    };
  }, [phase, check]);
  return check;
}
