import { useEffect } from "react";
import { useSession } from "#site/admin/session/session-store.ts";
import { toast } from "#site/ui/toaster.tsx";

/** Removes the toasts of an ended session, which name private rows. While the page only asks for the
 * password again, errors remain: they give the reason. So does a notice about a stored session that was
 * never opened on this page. */
export function useSessionToasts() {
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        const hasLeft = (before.worked && !now.marked) || now.visit !== before.visit;
        if (hasLeft) toast.removeAll();
        else if (now.phase === "signed-out" && before.phase !== "signed-out") toast.removeResults();
      }),
    [],
  );
}
