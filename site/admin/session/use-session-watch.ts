import { useCallback, useEffect } from "react";
import { onStaffChange } from "#supabase/data/auth.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { askWho, doubtReach } from "./ask-who.ts";
import { useSession } from "./session-store.ts";

const ASK_AGAIN_MS = 15_000;

/** Asks the server who is signed in: at the start, when that changes in any tab, and again while
 * the server cannot be reached. Returns a function that asks now. */
export function useSessionWatch(client: StaffClient): () => void {
  const { marked, phase } = useSession();
  const ask = useCallback(() => {
    void askWho(client);
  }, [client]);

  useEffect(() => {
    if (!marked) return;
    ask();
    return onStaffChange(client, (staff) => {
      if (staff === null) useSession.getState().expire();
      else useSession.getState().enter(staff);
    });
  }, [client, marked, ask]);

  useEffect(() => {
    const doubt = () => {
      doubtReach(client);
    };
    window.addEventListener("offline", doubt);
    return () => {
      window.removeEventListener("offline", doubt);
    };
  }, [client]);

  useEffect(() => {
    if (phase !== "unreachable") return;
    const timer = setInterval(ask, ASK_AGAIN_MS);
    window.addEventListener("online", ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", ask);
    };
  }, [phase, ask]);
  return ask;
}
