import { useCallback } from "react";
import { signOut } from "#supabase/data/auth.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { toast } from "#site/ui/toaster.tsx";
import { clearPersistedQueries } from "#site/admin/offline/query-persistence.ts";
import { storeFlash } from "#site/admin/session/flash.ts";
import { useSession } from "#site/admin/session/session-store.ts";

const LOGGED_OUT = {
  title: "Logged Out",
  description: "You have been logged out of the admin panel.",
} as const;

/** Signs out on the server and on this device, then reloads the page and shows a notice. */
export function useLogout(client: StaffClient): () => Promise<void> {
  return useCallback(async () => {
    try {
      await signOut(client);
    } catch (error) {
      // A failed request must not block the logout; the local session ends regardless.
      console.warn("The server could not be told about the logout.", error);
    }
    // Clears the query cache first: after `leave`, the reload must follow without an await.
    await clearPersistedQueries();
    useSession.getState().signOut();
    // The address may hold a search; the next person starts without it.
    window.history.replaceState(null, "", window.location.pathname);
    if (storeFlash(LOGGED_OUT)) window.location.reload();
    else toast.success(LOGGED_OUT);
  }, [client]);
}
