import { useEffect } from "react";
import { flushDrafts } from "#site/admin/form-safety/draft-writer.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { hasSessionFlag } from "#site/admin/session/stored-session.ts";
import { useUnsavedWork } from "#site/admin/form-safety/unsaved-work.ts";

/**
 * Mirrors sign-out and sign-in of other browser tabs. After a sign-out no private data remains on
 * this page.
 */
export function useSignOutElsewhere() {
  useEffect(() => {
    const syncSession = ({ storageArea }: StorageEvent) => {
      if (storageArea !== window.localStorage) return;
      const { marked, open } = useSession.getState();
      if (marked === hasSessionFlag()) return;
      if (marked) void signOutHere();
      else open();
    };
    window.addEventListener("storage", syncSession);
    return () => {
      window.removeEventListener("storage", syncSession);
    };
  }, []);
}

/** If a draft cannot be stored on this device, its form stays mounted behind the sign-in dialog. */
async function signOutHere() {
  const stored = await flushDrafts();
  if (hasSessionFlag()) return;
  const unsaved = Object.keys(useUnsavedWork.getState().names).length;
  const { expire, leave: showLogin } = useSession.getState();
  if (stored < unsaved) expire();
  else showLogin();
}
