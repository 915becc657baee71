import { useCallback } from "react";
import { signOut } from "#supabase/data/auth.ts";
import type { StaffClient } from "#supabase/data/staff-client.ts";
import { toast } from "#site/ui/toaster.tsx";
import { forgetAnswers } from "#site/admin/offline/kept-answers.ts";
import { keepFlash } from "./flash.ts";
import { useSession } from "./session-store.ts";

const LOGGED_OUT = {
  title: "Logged Out",
  description: "You have been logged out of the admin panel.",
} as const;

/** Ends the session here and on the server, then starts the page afresh with a word about it. */
export function useLogout(client: StaffClient): () => Promise<void> {
  return useCallback(async () => {
    try {
      await signOut(client);
    } catch (error) {
      // Leaving must always work; without a server the session there ends by itself.
      console.warn("The server could not be told about the logout.", error);
    }
    // Forgetting first: once the session is left, nothing may come between it and the fresh page.
    await forgetAnswers();
    useSession.getState().leave();
    if (keepFlash(LOGGED_OUT)) window.location.reload();
    else toast.success(LOGGED_OUT);
  }, [client]);
}
