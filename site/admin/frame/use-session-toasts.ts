import { useEffect } from "react";
import { useSession } from "#site/admin/session/session-store.ts";
import { toast } from "#site/ui/toaster.tsx";

/** Removes the toasts of an ended session, which name private rows. While the page only asks for the
 * password again, errors remain: they give the reason. */
export function useSessionToasts() {
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        // Without a session since page load no toast names private rows; one may say why there is none.
        if (!before.wasUsable) return;
        if (!now.hasStoredFlag || now.memberSession !== before.memberSession)
          toast.removePrivate({ errorsStay: false });
        else if (now.phase === "signed-out" && before.phase !== "signed-out")
          toast.removePrivate({ errorsStay: true });
      }),
    [],
  );
}
