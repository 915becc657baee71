import { useEffect } from "react";
import { flushLocalDrafts } from "#site/admin/form-safety/local-draft-writer.ts";
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
      const { hasStoredFlag, reload } = useSession.getState();
      if (hasStoredFlag === hasSessionFlag()) return;
      if (hasStoredFlag) void signOutHere();
      else reload();
    };
    window.addEventListener("storage", syncSession);
    return () => {
      window.removeEventListener("storage", syncSession);
    };
  }, []);
}

/** A form whose text is not stored on this device stays mounted behind the sign-in dialog. */
async function signOutHere() {
  await flushLocalDrafts();
  if (hasSessionFlag()) return;
  const unsaved = Object.values(useUnsavedWork.getState().forms);
  const { expire, signOut: showLogin } = useSession.getState();
  if (unsaved.every(({ isStored }) => isStored?.() === true)) showLogin();
  else expire();
}
