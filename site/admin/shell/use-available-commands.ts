import { useEffect } from "react";
import { useSession } from "#site/admin/session/session-store.ts";
import { useOfferedCommands } from "./commands.ts";
import { useHasOpenDialog } from "./open-dialog.ts";
import { usePlatform } from "./platform-context.tsx";

/** Reports to the host which commands mean something now: none at the sign-in screen or behind a dialog. */
export function useAvailableCommands(isAtSignIn: boolean) {
  const platform = usePlatform();
  const phase = useSession((session) => session.phase);
  const offered = useOfferedCommands();
  const hasDialog = useHasOpenDialog();
  const signedOut = isAtSignIn || phase === "signed-out";
  // Until the session is known and the dashboard listens, the host holds commands back.
  const isKnown = signedOut || (phase !== "checking" && offered.length > 0);
  useEffect(() => {
    if (isKnown) platform.setAvailableCommands(signedOut || hasDialog ? [] : offered);
  }, [platform, isKnown, signedOut, hasDialog, offered]);
}
