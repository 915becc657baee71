import { useEffect } from "react";
import { flushDrafts } from "#site/admin/drafts/draft-writer.ts";
import { useSession } from "#site/admin/session/session-store.ts";
import { isMarkedSignedIn } from "#site/admin/session/stored-session.ts";
import { useUnsavedWork } from "./unsaved-work.ts";

/** Follows a sign-out in another tab to the login screen, so that nothing private remains in this page,
 * and a sign-in back to the dashboard. */
export function useSignOutElsewhere() {
  useEffect(() => {
    const follow = ({ storageArea }: StorageEvent) => {
      if (storageArea !== window.localStorage) return;
      const { marked, open } = useSession.getState();
      if (marked === isMarkedSignedIn()) return;
      if (marked) void leave();
      else open();
    };
    window.addEventListener("storage", follow);
    return () => {
      window.removeEventListener("storage", follow);
    };
  }, []);
}

/** Text that cannot be stored on this device stays where it is, behind the question for the password. */
async function leave() {
  const stored = await flushDrafts();
  if (isMarkedSignedIn()) return;
  const unsaved = Object.keys(useUnsavedWork.getState().names).length;
  const { expire, leave: showLogin } = useSession.getState();
  if (stored < unsaved) expire();
  else showLogin();
}
